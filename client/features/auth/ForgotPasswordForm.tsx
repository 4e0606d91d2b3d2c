import { useTranslation } from 'react-i18next';
import { sendOperation } from '../../data/sendOperation.ts';
import { RequestPasswordResetDocument } from '../../gql/auth/graphql.ts';
import { TextField } from '../../ui/TextField.tsx';
import classes from './AuthPage.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import { useFields } from './useFields.ts';
import { useSubmit } from './useSubmit.ts';
import { validators } from './validators.ts';

interface ForgotPasswordFormProps {
  onSent: (email: string) => void;
}

/** A form that requests a reset link. The response does not reveal whether the email address has an account. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth');
  const form = useFields(
    { email: '' },
    {
      email: (text) => {
        const key = validators.email(text);
        return key && t(key);
      },
    },
  );
  const { isSending, failure, submit } = useSubmit<typeof form.values>(async ({ email }) => {
    await sendOperation(RequestPasswordResetDocument, { email: email.trim() });
    onSent(email.trim());
  });

  return (
    <form
      className={classes.form}
      ref={form.formRef}
      noValidate
      onSubmit={form.handleSubmit(submit)}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        autoFocus
        required
        {...form.getTextProps('email')}
      />
      <SubmitButton isSending={isSending} failure={failure}>
        {t('forgot.submit')}
      </SubmitButton>
    </form>
  );
}
