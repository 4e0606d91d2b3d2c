import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../../gql/account/hooks.ts';
import { getResponseErrors } from '../../state/failure.ts';
import { showToast } from '../../ui/toasts.ts';
import { showFailure } from './useSettingsForm.ts';

export type PasswordFormState = ReturnType<typeof usePasswordForm>;

const shortest = 8;
const empty = { oldPassword: '', newPassword: '', again: '' };

/** The form that changes the password. */
export function usePasswordForm() {
  const { t } = useTranslation(['account', 'app']);
  const [change] = useChangePasswordMutation({ context: { isQuiet: true } });
  const form = useForm({
    initialValues: empty,
    validate: {
      oldPassword: (text) => (text === '' ? t('refusal.oldPassword') : null),
      newPassword: (text, { oldPassword }) => {
        if (text.length < shortest) return t('refusal.short');
        return text === oldPassword ? t('refusal.same') : null;
      },
      again: (text, { newPassword }) => (text === newPassword ? null : t('refusal.again')),
    },
  });
  const focus = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  async function save({ oldPassword, newPassword }: typeof empty) {
    const { error } = await change({ variables: { oldPassword, newPassword } });
    const isOldWrong = getResponseErrors(error).some(({ extensions }) => {
      return extensions?.field === 'oldPassword';
    });
    if (isOldWrong) {
      form.setErrors({ oldPassword: t('refusal.wrongPassword') });
      return focus({ oldPassword: true });
    }
    if (error) return showFailure(error, t);
    form.reset();
    void showToast({ kind: 'success', message: t('toast.password') });
  }

  return { form, submit: form.onSubmit(save, focus), isDirty: () => form.isDirty() };
}
