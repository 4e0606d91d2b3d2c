import { useTranslation } from 'react-i18next';
import classes from './Terms.module.css';

export function TermsVertical() {
  const { t } = useTranslation('typography');

  return (
    <dl className={`${classes.terms} ${classes.vertical}`}>
      <dt>{t('term.office')}</dt>
      <dd>{t('place.office')}</dd>
      <dt>{t('term.workshop')}</dt>
      <dd>{t('place.workshop')}</dd>
    </dl>
  );
}
