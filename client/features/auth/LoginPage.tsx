import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../data/store.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { getHomePath, isExpired, session } from '../../session/session.ts';
import classes from './AuthPage.module.css';
import { AuthPage } from './AuthPage.tsx';
import { useAuthPaths } from './authPaths.ts';
import { LoginForm } from './LoginForm.tsx';

/** The sign-in page. After the sign-in, the guard of the route redirects to the URL parameter `to`. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  const { isPreview, register, forgotPassword } = useAuthPaths();
  const navigate = useNavigate();
  const hasExpired = useStore(isExpired);
  useTitle(t('login.title'));

  /** Opens the home page if the same user signs in again on a preview. */
  function openHomePage() {
    if (isPreview) navigate(getHomePath(session.get()), { replace: true });
  }

  return (
    <AuthPage
      item="key"
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
      {hasExpired && (
        <p className={classes.notice} role="status">
          {t('login.ended')}
        </p>
      )}
      <LoginForm forgotPath={forgotPassword} onSameUser={openHomePage} />
    </AuthPage>
  );
}
