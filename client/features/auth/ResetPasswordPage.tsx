import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { session, signOut } from '../../state/session.ts';
import { useTitle } from '../../state/useTitle.ts';
import { showToast } from '../../ui/toasts.ts';
import classes from './AuthPage.module.css';
import { AuthPage } from './AuthPage.tsx';
import { useAuthPaths } from './authPaths.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** `/reset-password?token=…`, the URL in the email. Without a token, the link can be pasted. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const { isInside, login, forgotPassword } = useAuthPaths();
  const [isRefused, setRefused] = useState(token === '' && !isInside);
  useTitle(t('reset.title'));

  function goOn() {
    void showToast({ kind: 'success', message: t('reset.done') });
    // A new password ends all sessions of the user.
    if (session.get()) signOut();
    navigate('/login', { replace: true });
  }

  return (
    <AuthPage
      thing="lock"
      title={t('reset.title')}
      text={isRefused ? undefined : t('reset.text')}
      footer={
        <Link className={classes.link} to={isRefused ? forgotPassword : login}>
          {t(isRefused ? 'reset.newLink' : 'forgot.back')}
        </Link>
      }
    >
      {isRefused ? (
        <p className={classes.notice} role="alert">
          {t('reset.refused')}
        </p>
      ) : (
        <ResetPasswordForm token={token} onDone={goOn} onRefused={() => setRefused(true)} />
      )}
    </AuthPage>
  );
}
