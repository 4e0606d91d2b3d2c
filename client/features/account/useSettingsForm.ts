import { type UseFormInput, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { classifyError, getResponseErrors } from '../../data/failure.ts';
import type { SettingsFragment, UpdateAccountSettingsInput } from '../../gql/account/graphql.ts';
import { useUpdateAccountSettingsMutation } from '../../gql/account/hooks.ts';
import { showToast } from '../../ui/toasts.ts';

interface SettingsFormOptions<Values> {
  initialValues: Values;
  validate: UseFormInput<Values>['validate'];
  toInput: (values: Values) => UpdateAccountSettingsInput;
  /** Returns the text for an error of the server at a field. Undefined to show the message of the server. */
  translateError?: (field: string) => string | undefined;
  onSaved?: (settings: SettingsFragment) => void;
}

/** Returns the state of the form of one tab. Each form is saved separately. A reset restores the last saved values. */
export function useSettingsForm<Values extends Record<string, unknown>>({
  initialValues,
  validate,
  toInput,
  translateError,
  onSaved,
}: SettingsFormOptions<Values>) {
  const { t } = useTranslation(['account', 'app']);
  const [update] = useUpdateAccountSettingsMutation({ context: { isQuiet: true } });
  const form = useForm<Values>({ initialValues, validate });
  const focusFirstError = (errors: object) =>
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  async function save(submittedValues: Values) {
    const values = trimValues(submittedValues);
    const { data, error } = await update({ variables: { settings: toInput(values) } });
    if (!data || error) return showErrors(error);

    form.setValues(values);
    form.setInitialValues(values);
    form.resetDirty(values);
    onSaved?.(data.updateAccountSettings);
    void showToast({ kind: 'success', message: t('toast.saved') });
  }

  /** Shows the errors at their fields. Shows a toast if no error has a field. */
  function showErrors(error: unknown) {
    const fieldErrors = getResponseErrors(error).flatMap(
      ({ message, extensions }): [string, string][] => {
        const field = extensions?.field?.split('.').at(-1) ?? '';
        return field in form.values ? [[field, translateError?.(field) ?? message]] : [];
      },
    );
    if (fieldErrors.length === 0) return showFailure(error, t);
    form.setErrors(Object.fromEntries(fieldErrors));
    focusFirstError(Object.fromEntries(fieldErrors));
  }

  return {
    form,
    submit: form.onSubmit(save, focusFirstError),
    isDirty: () => form.isDirty(),
  };
}

/** Shows a toast for an error without a field. */
export function showFailure(error: unknown, t: (key: string) => string) {
  const { kind, message } = classifyError(error);
  const text = kind === 'refused' ? message : t(`app:failure.${kind}.toast`);
  void showToast({ kind: 'danger', message: text });
}

/** Returns the values without surrounding whitespace. */
function trimValues<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Values;
}
