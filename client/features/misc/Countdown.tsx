import { Card, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../data/clock.ts';
import classes from './Countdown.module.css';
import { getRemainingTime } from './opening.ts';

/** A countdown in days, hours, minutes and seconds. */
export function Countdown({ until }: { until: Date }) {
  const { t, i18n } = useTranslation('misc');
  const now = useNow(1000);

  return (
    <div className={classes.clock} role="timer" aria-label={t('comingSoon.left')}>
      {getRemainingTime(until, now).map(([unit, count]) => (
        <Card
          key={unit}
          component="span"
          shadow="none"
          px="xs"
          py="md"
          c="dimmed"
          fz="xs"
          className={classes.unit}
        >
          <Text component="b" size="figure" c="bright">
            {count.toLocaleString(i18n.language)}
          </Text>{' '}
          <span>{t(`comingSoon.${unit}`, { count })}</span>
        </Card>
      ))}
    </div>
  );
}
