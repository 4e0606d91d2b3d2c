import { type UseFormInput, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { SettingsFragment, UpdateAccountSettingsInput } from '../../gql/account/graphql.ts';
import { useUpdateAccountSettingsMutation } from '../../gql/account/hooks.ts';
import { classifyError, getResponseErrors } from '../../state/failure.ts';
import { showToast } from '../../ui/toasts.ts';

interface SettingsFormOptions<Values> {
  initialValues: Values;
  validate: UseFormInput<Values>['validate'];
  toInput: (values: Values) => UpdateAccountSettingsInput;
  /** Returns the translated error of a field that the server refused. */
  translateRefusal?: (field: string) => string | undefined;
  onSaved?: (settings: SettingsFragment) => void;
}

/** The form of one tab. It is saved by itself, and reset to the last saved values. */
export function useSettingsForm<Values extends Record<string, unknown>>({
  initialValues,
  validate,
  toInput,
  translateRefusal,
  onSaved,
}: SettingsFormOptions<Values>) {
  const { t } = useTranslation(['account', 'app']);
  const [update] = useUpdateAccountSettingsMutation({ context: { isQuiet: true } });
  const form = useForm<Values>({ initialValues, validate });
  const focus = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  async function save(raw: Values) {
    const values = trimValues(raw);
    const { data, error } = await update({ variables: { settings: toInput(values) } });
    if (!data || error) return showErrors(error);

    form.setValues(values);
    form.setInitialValues(values);
    form.resetDirty(values);
    onSaved?.(data.updateAccountSettings);
    void showToast({ kind: 'success', message: t('toast.saved') });
  }

  /** Shows each error at its field, and the others in a toast. */
  function showErrors(error: unknown) {
    const found = getResponseErrors(error).flatMap(
      ({ message, extensions }): [string, string][] => {
        const field = extensions?.field?.split('.').at(-1) ?? '';
        return field in form.values ? [[field, translateRefusal?.(field) ?? message]] : [];
      },
    );
    if (found.length === 0) return showFailure(error, t);
    form.setErrors(Object.fromEntries(found));
    focus(Object.fromEntries(found));
  }

  return {
    form,
    submit: form.onSubmit(save, focus),
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
