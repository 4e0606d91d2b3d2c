import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../../gql/account/hooks.ts';
import { formMutation } from '../../ui/form/options.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { minPasswordLength } from '../../ui/passwordStrength.ts';
import { showToast } from '../../ui/toasts.ts';

export type PasswordFormState = ReturnType<typeof usePasswordForm>;

/** Returns the form that changes the password. Passwords are not stored in a draft. */
export function usePasswordForm() {
  const { t } = useTranslation('account');
  const [change] = useChangePasswordMutation(formMutation);

  const form = useMutationForm({
    values: { oldPassword: '', newPassword: '', confirmation: '' },
    verbatim: ['oldPassword', 'newPassword', 'confirmation'],
    rules: {
      oldPassword: (text) => (text === '' ? t('fieldError.oldPassword') : null),
      newPassword: (text, { oldPassword }) => {
        if (text.length < minPasswordLength)
          return t('fieldError.short', { min: minPasswordLength });
        return text === oldPassword ? t('fieldError.same') : null;
      },
      confirmation: (text, { newPassword }) =>
        text === newPassword ? null : t('fieldError.confirmation'),
    },
    save: ({ values: { oldPassword, newPassword } }) =>
      change({ variables: { oldPassword, newPassword } }),
    errorText: (field) => (field === 'oldPassword' ? t('fieldError.wrongPassword') : undefined),
    onSaved() {
      form.restart();
      void showToast({ kind: 'success', message: t('toast.password') });
    },
  });
  return form;
}
