import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { getHomePath, isExpired, session } from '../../state/session.ts';
import { useStore } from '../../state/store.ts';
import { useTitle } from '../../state/useTitle.ts';
import classes from './AuthPage.module.css';
import { AuthPage } from './AuthPage.tsx';
import { useAuthPaths } from './authPaths.ts';
import { LoginForm } from './LoginForm.tsx';

/** `/login`. The sign-in redirects to the URL in `to`. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  const { isInside, register, forgotPassword } = useAuthPaths();
  const navigate = useNavigate();
  const hasEnded = useStore(isExpired);
  useTitle(t('login.title'));

  /** Navigates when the same user signs in again, because the session does not change then. */
  function goOn() {
    if (isInside) navigate(getHomePath(session.get()), { replace: true });
  }

  return (
    <AuthPage
      thing="key"
      title={t('login.title')}
      text={t('login.text')}
      footer={
        <>
          {t('login.newHere')}{' '}
          <Link className={classes.link} to={register + search}>
            {t('login.register')}
          </Link>
        </>
      }
    >
      {hasEnded && (
        <p className={classes.notice} role="status">
          {t('login.ended')}
        </p>
      )}
      <LoginForm forgotPath={forgotPassword} onSignedIn={goOn} />
    </AuthPage>
  );
}
