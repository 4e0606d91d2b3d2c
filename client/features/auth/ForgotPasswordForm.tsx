import { useTranslation } from 'react-i18next';
import { RequestPasswordResetDocument } from '../../gql/auth/graphql.ts';
import { sendOperation } from '../../state/sendOperation.ts';
import classes from './AuthPage.module.css';
import { checks } from './checks.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';
import { useFields } from './useFields.ts';
import { useSubmit } from './useSubmit.ts';

interface ForgotPasswordFormProps {
  onSent: (email: string) => void;
}

/** Requests a link. The response does not reveal whether the address has an account. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth');
  const form = useFields(
    { email: '' },
    {
      email: (text) => {
        const key = checks.email(text);
        return key && t(key);
      },
    },
  );
  const { isSending, failure, submit } = useSubmit<typeof form.values>(async ({ email }) => {
    await sendOperation(RequestPasswordResetDocument, { email: email.trim() });
    onSent(email.trim());
  });

  return (
    <form className={classes.form} ref={form.form} noValidate onSubmit={form.onSubmit(submit)}>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        autoFocus
        required
        {...form.text('email')}
      />
      <SubmitButton isSending={isSending} failure={failure}>
        {t('forgot.submit')}
      </SubmitButton>
    </form>
  );
}
