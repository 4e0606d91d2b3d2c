import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from './changes.ts';

/** A field that the user and somebody else have changed to different values. */
export interface Conflict {
  field: string;
  /** The label of the field. */
  label: string;
  mine: unknown;
  theirs: unknown;
}

interface Options<Values> {
  /** The values of the stored record, or undefined for a form that creates something. */
  record: Values | undefined;
  /** Returns the current values, and the values that the form began with. */
  read: () => { base: Values; values: Values };
  /** Whether the form is being saved. The response changes the record as well. */
  isSaving: () => boolean;
  /** Replaces the value that a field began with, and the value of the field if `isTaken` is true. */
  replace: (field: keyof Values, theirs: Values[keyof Values], isTaken: boolean) => void;
  getLabel: (field: string) => string;
}

/**
 * Follows the changes of the record by others while the form is open. A field that the user has not changed takes the new value.
 * A field that both have changed is a conflict: the user chooses one of the values.
 */
export function useRecordChanges<Values extends object>(options: Options<Values>) {
  const { record, isSaving, read, replace, getLabel } = options;
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  /** The labels of the fields that have taken the value of somebody else. */
  const [updatedLabels, setUpdatedLabels] = useState<string[]>([]);

  /** Compares the form with the latest values of the record. Returns the conflicts. */
  function merge(latest: Values): Conflict[] {
    const { base, values } = read();
    const names = Object.keys(base) as (keyof Values & string)[];
    const changed = names.filter((name) => !isSame(latest[name], base[name]));
    const isEdited = (name: keyof Values) => !isSame(values[name], base[name]);
    const isConflict = (name: keyof Values) =>
      isEdited(name) && !isSame(values[name], latest[name]);
    const found = changed.filter(isConflict).map((name) => {
      return { field: name, label: getLabel(name), mine: values[name], theirs: latest[name] };
    });
    setConflicts((before) => (isSame(before, found) ? before : found));

    // A form without changes follows the record without a notice.
    const labels = names.some(isEdited)
      ? changed.filter((name) => !isEdited(name)).map(getLabel)
      : [];
    if (labels.length > 0) setUpdatedLabels((before) => [...new Set([...before, ...labels])]);
    for (const name of changed) if (!isConflict(name)) replace(name, latest[name], true);
    return found;
  }

  const lastRecord = useRef<Values>(undefined);
  const handleRecord = useEffectEvent(() => {
    if (!record || isSaving() || isSame(record, lastRecord.current)) return;
    lastRecord.current = record;
    merge(record);
  });
  // The effect runs after each rendering, because `record` is computed in each rendering.
  useEffect(() => void handleRecord());

  return {
    conflicts,
    updatedLabels,
    merge,
    /** Resolves a conflict with the value of the user or of somebody else. */
    resolve({ field, theirs }: Conflict, choice: 'mine' | 'theirs') {
      replace(field as keyof Values, theirs as Values[keyof Values], choice === 'theirs');
      setConflicts((all) => all.filter((conflict) => conflict.field !== field));
    },
    clear() {
      setConflicts([]);
      setUpdatedLabels([]);
    },
  };
}
