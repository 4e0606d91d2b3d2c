import { useTranslation } from 'react-i18next';
import { Logo } from '../ui/Logo.tsx';
import classes from './LogoLoader.module.css';

interface LogoLoaderProps {
  /** Quiet for longer, where another would take its place. */
  isPatient?: boolean;
}

/** The fallback while a screen loads; quiet at first, so that a quick load shows nothing. */
export function LogoLoader({ isPatient }: LogoLoaderProps) {
  const { t } = useTranslation('app');

  return (
    <div
      className={classes.loader}
      role="status"
      aria-label={t('loading')}
      data-patient={isPatient}
      data-waiting
    >
      <Logo size={48} />
    </div>
  );
}
