import { useTranslation } from 'react-i18next';
import classes from './Terms.module.css';

export function Terms() {
  const { t } = useTranslation('typography');

  return (
    <dl className={classes.terms}>
      <dt>{t('term.office')}</dt>
      <dd>{t('place.office')}</dd>
      <dt>{t('term.workshop')}</dt>
      <dd>{t('place.workshop')}</dd>
    </dl>
  );
}
