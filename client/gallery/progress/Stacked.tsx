import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Stacked.module.css';

const parts = [
  { name: 'delivered', value: 45, tone: 'success' },
  { name: 'packed', value: 30, tone: 'info' },
  { name: 'open', value: 15, tone: 'warning' },
] as const;

/** The legend below explains each colour. */
export function Stacked() {
  const { t, i18n } = useTranslation('progress');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });

  return (
    <>
      <Progress.Root size="xl">
        {parts.map(({ name, value, tone }) => (
          <Progress.Section key={name} value={value} color={tone} aria-label={t(`part.${name}`)} />
        ))}
      </Progress.Root>
      <ul className={classes.legend}>
        {parts.map(({ name, value, tone }) => (
          <li key={name} data-tone={tone}>
            {t(`part.${name}`)}, {percent.format(value / 100)}
          </li>
        ))}
      </ul>
    </>
  );
}
