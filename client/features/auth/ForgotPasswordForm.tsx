import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sendOperation } from '../../data/sendOperation.ts';
import { RequestPasswordResetDocument } from '../../gql/auth/graphql.ts';
import { useSmallForm } from '../../ui/form/useSmallForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { validators } from './validators.ts';

interface ForgotPasswordFormProps {
  onSent: (email: string) => void;
}

/** A form that requests a reset link. The response does not reveal whether the email address has an account. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth');
  const form = useSmallForm({
    values: { email: '' },
    rules: {
      email: (text) => {
        const key = validators.email(text);
        return key && t(key);
      },
    },
    async save({ email }) {
      await sendOperation(RequestPasswordResetDocument, { email: email.trim() });
      onSent(email.trim());
      return undefined;
    },
  });

  return (
    <form {...form.formProps}>
      <Stack gap="lg" mt="xl">
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          autoFocus
          required
          {...form.getTextProps('email')}
        />
        <SubmitButton isSending={form.isSending} failure={form.failure}>
          {t('forgot.submit')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
