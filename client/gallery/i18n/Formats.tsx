import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './Formats.module.css';

const date = new Date(2026, 2, 9, 14, 30);

/** Numbers, dates and plurals in the format of the language. */
export function Formats() {
  const { t, i18n } = useTranslation('i18n');
  const { language } = i18n;
  const offices = new Intl.ListFormat(language).format(['Lisbon', 'Hamburg', 'Lyon']);

  return (
    <dl className={classes.list}>
      <dt>{t('number')}</dt>
      <dd>{(1234567.8).toLocaleString(language)}</dd>
      <dt>{t('money')}</dt>
      <dd>
        <MoneyText value={2499} />
      </dd>
      <dt>{t('date')}</dt>
      <dd>{date.toLocaleString(language, { dateStyle: 'full', timeStyle: 'short' })}</dd>
      <dt>{t('list')}</dt>
      <dd>{offices}</dd>
      <dt>{t('plural')}</dt>
      <dd>
        <bdi>
          {t('desks', { count: 1 })}, {t('desks', { count: 12 })}
        </bdi>
      </dd>
    </dl>
  );
}
