import { useTranslation } from 'react-i18next';
import classes from './DescriptionList.module.css';

export function DescriptionList() {
  const { t } = useTranslation('typography');

  return (
    <dl className={classes.list}>
      <dt>{t('term.office')}</dt>
      <dd>{t('description.office')}</dd>
      <dt>{t('term.workshop')}</dt>
      <dd>{t('description.workshop')}</dd>
    </dl>
  );
}
