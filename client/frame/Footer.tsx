import { useTranslation } from 'react-i18next';
import { productName } from '../navigation/useTitle.ts';
import classes from './Footer.module.css';

interface FooterProps {
  isSticky: boolean;
}

export function Footer({ isSticky }: FooterProps) {
  const { t } = useTranslation('app');

  return (
    <footer className={classes.footer} data-sticky={isSticky || undefined} data-frame-part>
      <span>{t('copyright', { year: new Date().getFullYear(), productName })}</span>
      <span className={classes.description}>{t('footer')}</span>
    </footer>
  );
}
