import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { session, signIn } from '../../state/session.ts';
import { showToast } from '../../ui/toasts.ts';
import classes from './AuthPage.module.css';
import { CheckField } from './CheckField.tsx';
import { checks } from './checks.ts';
import { PasswordField } from './PasswordField.tsx';
import { SampleAccounts } from './SampleAccounts.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';
import { useFields } from './useFields.ts';
import { useSubmit } from './useSubmit.ts';

interface LoginFormProps {
  forgotPath: string;
  onSignedIn: () => void;
}

/** The sign-in form. The caller navigates afterwards. */
export function LoginForm({ forgotPath, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const translate = (key: TranslationKeys['auth'] | null) => key && t(key);
  const form = useFields(
    { email: '', password: '', isRemembered: true },
    {
      email: (text) => translate(checks.email(text)),
      password: (text) => translate(checks.password(text)),
    },
  );
  const { isSending, failure, submit } = useSubmit<typeof form.values>(
    async ({ email, password, isRemembered }) => {
      await signIn(email.trim(), password, isRemembered);
      const user = session.get();
      const name = user?.fullName || user?.username;
      void showToast({ kind: 'success', message: t('login.welcome', { name }) });
      onSignedIn();
    },
    ({ extensions }) => {
      if (extensions?.code !== 'INVALID_CREDENTIALS') return false;
      form.refuse({ email: t('login.refused'), password: true });
      return true;
    },
  );

  return (
    <>
      <SampleAccounts onChoose={form.set} />
      <form className={classes.form} ref={form.form} noValidate onSubmit={form.onSubmit(submit)}>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          autoFocus
          required
          {...form.text('email')}
        />
        <PasswordField
          label={t('password.label')}
          autoComplete="current-password"
          required
          {...form.text('password')}
        />
        <div className={classes.row}>
          <CheckField label={t('login.remember')} {...form.box('isRemembered')} />
          <Link className={classes.link} to={forgotPath}>
            {t('login.forgot')}
          </Link>
        </div>
        <SubmitButton isSending={isSending} failure={failure}>
          {t('login.submit')}
        </SubmitButton>
      </form>
    </>
  );
}
