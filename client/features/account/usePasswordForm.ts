import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { getResponseErrors } from '../../data/failure.ts';
import { useChangePasswordMutation } from '../../gql/account/hooks.ts';
import { minPasswordLength } from '../../ui/passwordStrength.ts';
import { showToast } from '../../ui/toasts.ts';
import { showFailure } from './useSettingsForm.ts';

/** The state of the form that changes the password. */
export type PasswordFormState = ReturnType<typeof usePasswordForm>;

const emptyValues = { oldPassword: '', newPassword: '', confirmation: '' };

/** Returns the state of the form that changes the password. */
export function usePasswordForm() {
  const { t } = useTranslation(['account', 'app']);
  const [change] = useChangePasswordMutation({ context: { isQuiet: true } });
  const form = useForm({
    initialValues: emptyValues,
    validate: {
      oldPassword: (text) => (text === '' ? t('fieldError.oldPassword') : null),
      newPassword: (text, { oldPassword }) => {
        if (text.length < minPasswordLength)
          return t('fieldError.short', { min: minPasswordLength });
        return text === oldPassword ? t('fieldError.same') : null;
      },
      confirmation: (text, { newPassword }) =>
        text === newPassword ? null : t('fieldError.confirmation'),
    },
  });
  const focusFirstError = (errors: object) =>
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  async function save({ oldPassword, newPassword }: typeof emptyValues) {
    const { error } = await change({ variables: { oldPassword, newPassword } });
    const isOldPasswordWrong = getResponseErrors(error).some(({ extensions }) => {
      return extensions?.field === 'oldPassword';
    });
    if (isOldPasswordWrong) {
      form.setErrors({ oldPassword: t('fieldError.wrongPassword') });
      return focusFirstError({ oldPassword: true });
    }
    if (error) return showFailure(error, t);
    form.reset();
    void showToast({ kind: 'success', message: t('toast.password') });
  }

  return { form, submit: form.onSubmit(save, focusFirstError), isDirty: () => form.isDirty() };
}
