import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { homeOf, isExpired, session } from '../../state/session.ts';
import { useStore } from '../../state/store.ts';
import { useTitle } from '../../state/useTitle.ts';
import classes from './AuthPage.module.css';
import { AuthPage } from './AuthPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useWays } from './ways.ts';

/** `/login`; `to` in the query string is where the sign-in leads. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  const { isInside, register, forgotPassword } = useWays();
  const navigate = useNavigate();
  const hasEnded = useStore(isExpired);
  useTitle(t('login.title'));

  /** Who signs in as whom they were is not taken along by the change of session. */
  function goOn() {
    if (isInside) navigate(homeOf(session.get()), { replace: true });
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
