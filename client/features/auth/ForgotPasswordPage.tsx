import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTitle } from '../../navigation/useTitle.ts';
import classes from './AuthPage.module.css';
import { AuthPage } from './AuthPage.tsx';
import { useAuthPaths } from './authPaths.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** The page on which a viewer requests a reset link. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState('');
  const { login } = useAuthPaths();
  useTitle(t('forgot.title'));

  return (
    <AuthPage
      item="letter"
      title={t('forgot.title')}
      text={t('forgot.text')}
      footer={
        <Link className={classes.link} to={login}>
          {t('forgot.back')}
        </Link>
      }
    >
      {sentTo && (
        <p className={classes.notice} role="status">
          {t('forgot.sent', { email: sentTo })}
        </p>
      )}
      <ForgotPasswordForm onSent={setSentTo} />
    </AuthPage>
  );
}
