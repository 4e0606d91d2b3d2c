import { useTranslation } from 'react-i18next';
import { Logo } from '../ui/Logo.tsx';
import classes from './LogoLoader.module.css';

interface LogoLoaderProps {
  /** Whether the delay is longer, because another indicator may replace it. */
  hasLongDelay?: boolean;
}

/** The fallback while a screen loads. A delay avoids flashing for fast loads. */
export function LogoLoader({ hasLongDelay }: LogoLoaderProps) {
  const { t } = useTranslation('app');

  return (
    <div
      className={classes.loader}
      role="status"
      aria-label={t('loading')}
      data-long-delay={hasLongDelay}
      data-waiting
    >
      <Logo size={48} />
    </div>
  );
}
