import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useTitle } from '../../navigation/useTitle.ts';
import classes from './AuthPage.module.css';
import { AuthPage } from './AuthPage.tsx';
import { useAuthPaths } from './authPaths.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** The registration page. */
export function RegisterPage() {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  const { login } = useAuthPaths();
  useTitle(t('register.title'));

  return (
    <AuthPage
      item="badge"
      title={t('register.title')}
      text={t('register.text')}
      footer={
        <>
          {t('register.known')}{' '}
          <Link className={classes.link} to={login + search}>
            {t('register.login')}
          </Link>
        </>
      }
    >
      <RegisterForm />
    </AuthPage>
  );
}
