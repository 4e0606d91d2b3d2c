import type { FormErrors } from '@mantine/form';
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classifyError } from '../../data/failure.ts';
import { session } from '../../session/session.ts';
import { showToast } from '../toasts.ts';
import { isSame, pickChanges, trimValues } from './changes.ts';
import { findField, focusFirstError } from './focusFirstError.ts';
import type { MutationFormOptions, Outcome } from './options.ts';
import { readFieldErrors } from './serverErrors.ts';
import type { FormState } from './useFormState.ts';

/** Returns the function that validates and sends the form once, and shows the errors of the response. */
export function useSubmission<
  Values extends object,
  Input extends object,
  Result extends Outcome | undefined,
>(options: MutationFormOptions<Values, Input, Result>, state: FormState<Values>) {
  const { reload, verbatim } = options;
  const { form, base, isBusy, isDone, recordChanges } = state;
  const toInput = options.toInput ?? ((values: Values) => values as unknown as Input);
  const fail = useFailure(options, state);
  const showErrors = useErrorFocus(state);
  const [viewerId] = useState(() => session.get()?.id);

  async function finish(values: Values, data?: unknown) {
    if (!isSame(values, form.getValues())) form.setValues(values);
    state.setBase(values);
    form.resetDirty();
    state.complete();
    await options.onSaved?.(data as never, values);
  }

  /** Returns whether somebody else has changed a field that the user has changed as well. */
  async function hasConflicts(): Promise<boolean> {
    if (recordChanges.conflicts.length > 0) return true;
    // If the record cannot be loaded, the mutation reports the reason.
    const latest = await reload?.().catch(() => undefined);
    return latest ? recordChanges.merge(latest).length > 0 : false;
  }

  async function send() {
    // After the session has ended, the sign-in opens, and the draft keeps the values.
    if (viewerId !== undefined && session.get()?.id !== viewerId) return;
    if (await hasConflicts()) return;
    const values = trimValues(form.getValues(), verbatim);
    const input = toInput(values);
    const changes = reload
      ? pickChanges(toInput(trimValues(base.current, verbatim)), input, options.depth)
      : input;
    if (reload && Object.keys(changes).length === 0) return finish(values);

    const outcome = await options
      .save({ values, input, changes })
      .catch((error: unknown): Outcome => ({ error }));
    const { data, error, fieldErrors = {}, isRefused }: Outcome = outcome ?? {};
    if (error && viewerId !== undefined && session.get() === null) return;
    if (error) showErrors(fail(error));
    else if (Object.keys(fieldErrors).length > 0) showErrors(fieldErrors);
    else if (!isRefused) await finish(values, data);
  }

  function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    // A second submit can happen before the disabled button is rendered, or while the form closes.
    if (isBusy.current || isDone.current) return;
    const validateAndSend = form.onSubmit(
      async () => {
        isBusy.current = true;
        await send().finally(() => {
          isBusy.current = false;
        });
      },
      (errors) => showErrors(errors),
    );
    validateAndSend();
  }

  return { submit, showErrors };
}

/** Returns a function that returns the errors at fields, and shows a toast if there are other errors. */
function useFailure<
  Values extends object,
  Input extends object,
  Result extends Outcome | undefined,
>(options: MutationFormOptions<Values, Input, Result>, { form }: FormState<Values>) {
  const { t } = useTranslation('app');

  return (error: unknown): FormErrors => {
    const { fieldErrors, isComplete } = readFieldErrors(error, {
      ...options,
      values: form.getValues(),
    });
    if (isComplete) return fieldErrors;
    const failure = classifyError(error);
    const { kind, message } = failure;
    if (options.onFailure) options.onFailure(failure);
    else {
      const text = kind === 'refused' ? message : t(`failure.${kind}.toast`);
      void showToast({ kind: 'danger', message: text });
    }
    return fieldErrors;
  };
}

/**
 * Returns a function that shows errors at their fields, and moves the focus to the first of them. A toast shows the error of a value
 * that has no field.
 */
function useErrorFocus<Values extends object>({ form, formRef }: FormState<Values>) {
  const isFocusNeeded = useRef(false);
  const { errors } = form;

  // The errors are rendered before, so that a screen reader reads them with the label.
  useLayoutEffect(() => {
    if (!isFocusNeeded.current || Object.keys(errors).length === 0) return;
    isFocusNeeded.current = false;
    // The fields of an edited table row are not in a form element.
    const element = formRef.current ?? document.body;
    focusFirstError(element, Object.keys(errors));
    const hiddenErrors = Object.entries(errors).filter(([path]) => !findField(element, path));
    if (hiddenErrors.length === 0) return;
    const message = hiddenErrors.map(([path, error]) => `${path}: ${error}`).join(' ');
    void showToast({ kind: 'danger', message });
  }, [errors, formRef]);

  return (newErrors: FormErrors) => {
    isFocusNeeded.current = true;
    form.setErrors(newErrors);
  };
}
