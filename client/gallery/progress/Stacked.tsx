import { Group, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Stacked.module.css';

const statuses = [
  { name: 'delivered', value: 45, tone: 'success' },
  { name: 'packed', value: 30, tone: 'info' },
  { name: 'open', value: 15, tone: 'warning' },
] as const;

/** The legend below explains each colour. */
export function Stacked() {
  const { t, i18n } = useTranslation('progress');
  const percentFormat = new Intl.NumberFormat(i18n.language, { style: 'percent' });

  return (
    <>
      <Progress.Root size="xl">
        {statuses.map(({ name, value, tone }) => (
          <Progress.Section
            key={name}
            value={value}
            color={tone}
            aria-label={t(`status.${name}`)}
          />
        ))}
      </Progress.Root>
      <Group component="ul" gap="4px 20px" align="stretch" mt="md" className={classes.legend}>
        {statuses.map(({ name, value, tone }) => (
          <li key={name} data-tone={tone}>
            {t(`status.${name}`)}, {percentFormat.format(value / 100)}
          </li>
        ))}
      </Group>
    </>
  );
}
