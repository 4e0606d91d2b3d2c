import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from '../../session/session.ts';
import { isSame } from './changes.ts';
import { readDraft, removeDraft, writeDraft } from './draftStorage.ts';
import { getShape, type Shape } from './shapes.ts';

/** The time in milliseconds between a change and the storage of the draft. */
const saveDelay = 300;

export type Shapes<Values> = { [Name in keyof Values]?: Shape };

interface Options<Values> {
  /** Without a name, the form has no draft. */
  name: string | undefined;
  initialValues: Values;
  /** The shapes of fields whose initial value does not determine it. */
  shapes?: Shapes<Values>;
  /** The fields that are never stored, such as passwords. */
  secret?: readonly (keyof Values)[];
  /** Returns the current values, and the values before the changes. */
  read: () => { base: Values; values: Values };
}

interface RestoredDraft<Values> {
  base: Partial<Values>;
  values: Partial<Values>;
}

/** Stores the changed fields of a form in the tab, and returns the fields that were stored before. */
export function useFormDraft<Values extends object>(options: Options<Values>) {
  const { name, initialValues, shapes, secret = [] } = options;
  const [owner] = useState(() => session.get()?.id);
  const [restored] = useState(() => name && restore<Values>(name, initialValues, shapes));
  const [isRestored, setRestored] = useState(Boolean(restored));
  const [isStored, setStored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function store() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!name || owner === undefined) return;
    const { base, values } = options.read();
    const names = (Object.keys(values) as (keyof Values)[]).filter(
      (field) => !secret.includes(field) && !isSame(base[field], values[field]),
    );
    if (names.length === 0) return remove();
    const pick = (source: Values) =>
      Object.fromEntries(names.map((field) => [field, source[field]]));
    setStored(writeDraft(name, { owner, base: pick(base), values: pick(values) }));
  }

  function remove() {
    clearTimeout(timer.current);
    timer.current = undefined;
    setStored(false);
    setRestored(false);
    if (name) removeDraft(name);
  }

  // The last changes are stored when the session expires, which removes the screen.
  const storeChanges = useEffectEvent(() => {
    if (timer.current !== undefined) store();
  });
  useEffect(() => {
    window.addEventListener('pagehide', storeChanges);
    return () => {
      window.removeEventListener('pagehide', storeChanges);
      storeChanges();
    };
  }, []);

  return {
    /** The stored fields at the start, or undefined. */
    restored: restored || undefined,
    /** Whether the form contains restored values. */
    isRestored,
    /** Whether the latest changes are stored. */
    isStored,
    remove,
    schedule() {
      clearTimeout(timer.current);
      timer.current = setTimeout(store, saveDelay);
    },
  };
}

/** Returns the stored fields that have the shape of the form, because another version of the form may have stored them. */
function restore<Values extends object>(
  name: string,
  initialValues: Values,
  shapes: Shapes<Values> = {},
): RestoredDraft<Values> | undefined {
  const draft = readDraft(name);
  if (!draft) return undefined;
  const hasShape = (field: string, value: unknown) =>
    (shapes[field as keyof Values] ?? getShape(initialValues[field as keyof Values]))(value);
  const names = Object.keys(initialValues).filter(
    (field) =>
      field in draft.values &&
      hasShape(field, draft.values[field]) &&
      hasShape(field, draft.base[field]),
  );
  if (names.length === 0) return undefined;
  const pick = (source: Record<string, unknown>) =>
    Object.fromEntries(names.map((field) => [field, source[field]])) as Partial<Values>;
  return { base: pick(draft.base), values: pick(draft.values) };
}
