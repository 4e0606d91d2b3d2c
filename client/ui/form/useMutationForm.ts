import type { MutationFormOptions, Outcome } from './options.ts';
import { useFormState } from './useFormState.ts';
import { useSubmission } from './useSubmission.ts';

/** A form of any values, for components that do not read them. */
// biome-ignore lint/suspicious/noExplicitAny: the types of the values vary
export type AnyMutationForm = ReturnType<typeof useMutationForm<any, any, any>>;

/**
 * Returns the state of a form that a mutation saves. Adds to Mantine's form: it sends once, and only what the user has changed; it
 * shows all errors of the server at their fields; it stores a draft; it asks before changes are discarded, and before changes of
 * others are overwritten. Render it with `Form` or `FormDrawer`.
 */
export function useMutationForm<
  Values extends object,
  Input extends object = Values,
  Result extends Outcome | undefined = Outcome,
>(options: MutationFormOptions<Values, Input, Result>) {
  const state = useFormState<Values>(options);
  const { form, formRef, draft, recordChanges } = state;
  const { submit, showErrors } = useSubmission(options, state);

  return {
    ...form,
    ...{ formRef, submit, showErrors },
    ...{ isDirty: state.isDirty, reset: state.reset, restart: state.restart, reopen: state.reopen },
    /** Discards the changes, and removes the draft. */
    discard: state.complete,
    draft: { isRestored: draft.isRestored, isStored: draft.isStored },
    ...{ conflicts: recordChanges.conflicts, updatedLabels: recordChanges.updatedLabels },
    resolveConflict: recordChanges.resolve,
  };
}
