import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './list.module.css';

const stock = [
  { name: 'Tern standing desk', count: 14, tone: 'success' },
  { name: 'Mooring task chair', count: 3, tone: 'warning' },
  { name: 'Halyard desk lamp', count: 0, tone: 'danger' },
  { name: 'Quayside shelf', count: 42, tone: 'success' },
] as const;

export function WithBadges() {
  const { t } = useTranslation('listGroup');

  return (
    <ul className={classes.list}>
      {stock.map(({ name, count, tone }) => (
        <Group key={name} component="li" justify="space-between" wrap="nowrap">
          {name}
          <StatusBadge tone={tone}>
            <bdi>{t('inStock', { count })}</bdi>
          </StatusBadge>
        </Group>
      ))}
    </ul>
  );
}
