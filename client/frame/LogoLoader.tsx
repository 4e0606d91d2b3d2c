import { Center } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Logo } from '../ui/Logo.tsx';
import classes from './LogoLoader.module.css';

interface LogoLoaderProps {
  /** Whether the loader appears later, because another indicator may already be visible. */
  hasLongDelay?: boolean;
}

/** The loading indicator of a screen. It appears after a delay, so that it does not flash when the screen loads fast. */
export function LogoLoader({ hasLongDelay }: LogoLoaderProps) {
  const { t } = useTranslation('app');

  return (
    <Center
      mih="50vh"
      className={classes.loader}
      role="status"
      aria-label={t('loading')}
      data-long-delay={hasLongDelay}
      data-placeholder
    >
      <Logo size={48} />
    </Center>
  );
}
