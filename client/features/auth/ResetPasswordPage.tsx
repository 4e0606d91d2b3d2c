import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../navigation/useTitle.ts';
import { session, signOut } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.ts';
import classes from './AuthPage.module.css';
import { AuthPage } from './AuthPage.tsx';
import { useAuthPaths } from './authPaths.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** The page of the reset link in an email. A preview has no token in its URL, so that it has a field for the link. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const { isPreview, login, forgotPassword } = useAuthPaths();
  const [isLinkInvalid, setLinkInvalid] = useState(token === '' && !isPreview);
  useTitle(t('reset.title'));

  function handleDone() {
    void showToast({ kind: 'success', message: t('reset.done') });
    // A new password ends all sessions of the user.
    if (session.get()) signOut();
    navigate('/login', { replace: true });
  }

  return (
    <AuthPage
      item="lock"
      title={t('reset.title')}
      text={isLinkInvalid ? undefined : t('reset.text')}
      footer={
        <Link className={classes.link} to={isLinkInvalid ? forgotPassword : login}>
          {t(isLinkInvalid ? 'reset.newLink' : 'forgot.back')}
        </Link>
      }
    >
      {isLinkInvalid ? (
        <p className={classes.notice} role="alert">
          {t('reset.refused')}
        </p>
      ) : (
        <ResetPasswordForm
          token={token}
          onDone={handleDone}
          onInvalidToken={() => setLinkInvalid(true)}
        />
      )}
    </AuthPage>
  );
}
