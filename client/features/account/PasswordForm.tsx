import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/session.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { PasswordFormState } from './usePasswordForm.ts';

/** The form that changes the password. */
export function PasswordForm({ form }: { form: PasswordFormState }) {
  const { t } = useTranslation('account');
  const viewer = useViewer();
  const requiredProps = { withAsterisk: true, maxLength: 200 };

  return (
    <Form form={form}>
      {/* Password managers store the new password under this email address. */}
      <input hidden readOnly type="email" autoComplete="username" value={viewer?.email ?? ''} />
      <Stack gap={20} maw={400}>
        <PasswordField
          label={t('field.oldPassword')}
          {...requiredProps}
          {...form.getInputProps('oldPassword')}
          value={form.values.oldPassword}
        />
        <PasswordField
          label={t('field.newPassword')}
          hasMeter
          {...requiredProps}
          {...form.getInputProps('newPassword')}
          value={form.values.newPassword}
        />
        <PasswordField
          label={t('field.confirmation')}
          autoComplete="new-password"
          {...requiredProps}
          {...form.getInputProps('confirmation')}
          value={form.values.confirmation}
        />
      </Stack>
      <FormButtons form={form} label={t('settings.changePassword')} />
    </Form>
  );
}
