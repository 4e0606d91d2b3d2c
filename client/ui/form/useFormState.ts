import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { isSame } from './changes.ts';
import { getFieldLabel } from './focusFirstError.ts';
import { useLeaveGuard } from './leaveGuard.ts';
import type { StateOptions } from './options.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useRecordChanges } from './useRecordChanges.ts';

export type FormState<Values extends object> = ReturnType<typeof useFormState<Values>>;

/** Returns the values of a form, the values that it began with, its draft, and the changes of the record by others. */
export function useFormState<Values extends object>(options: StateOptions<Values>) {
  const { values: record, reload } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  /** Whether the current values are saved or discarded. */
  const isDone = useRef(false);
  const read = (): { base: Values; values: Values } => ({
    base: base.current,
    values: form.getValues(),
  });

  const draft = useFormDraft<Values>({
    ...options,
    initialValues: record,
    name: options.draft,
    read,
  });
  /** The values that the form began with. */
  const base = useRef<Values>({ ...record, ...draft.restored?.base });
  const form: UseFormReturnType<Values> = useForm<Values>({
    mode: options.mode,
    initialValues: { ...record, ...draft.restored?.values },
    validate: options.rules,
    onValuesChange(values, previous) {
      isDone.current = false;
      draft.schedule();
      options.onValuesChange?.(values, previous);
    },
  });
  const recordChanges = useRecordChanges<Values>({
    record: reload && record,
    isSaving: () => isBusy.current,
    read,
    replace(name, theirs, isTaken) {
      setBase({ ...base.current, [name]: theirs });
      if (isTaken) form.setFieldValue(name as never, theirs as never);
    },
    getLabel: (name) => getFieldLabel(formRef.current ?? document.body, name),
  });

  function setBase(values: Values) {
    base.current = values;
    form.setInitialValues(values);
  }

  // The form can begin with restored values, but a reset restores the values of the record.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form opens
  useEffect(() => form.setInitialValues(base.current), []);

  /** Returns whether the user has changed the form, or one of its fields. */
  function isDirty(name?: string): boolean {
    const { values } = read();
    const names = (name ? [name] : Object.keys(values)) as (keyof Values)[];
    return !isDone.current && names.some((key) => !isSame(values[key], base.current[key]));
  }

  /** Restores the values of the record. */
  function reset() {
    form.reset();
    draft.remove();
    recordChanges.clear();
  }

  /** Begins a new form after the last one was saved or discarded. */
  function restart(values = record) {
    setBase(values);
    reset();
  }

  /** Begins a new form when it is opened again. A form that was never closed keeps its values. */
  function reopen() {
    if (isDone.current) restart();
  }

  /** Marks the current values as saved or discarded. */
  function complete() {
    isDone.current = true;
    draft.remove();
    recordChanges.clear();
  }

  useLeaveGuard({
    ...{ isDirty, onDiscard: complete },
    ...{ isLeaving: options.isLeaving, text: options.discardText },
  });

  return {
    ...{ form, formRef, base, isBusy, isDone, draft, recordChanges },
    ...{ setBase, isDirty, reset, restart, reopen, complete },
  };
}
