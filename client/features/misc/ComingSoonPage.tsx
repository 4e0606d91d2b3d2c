import { Card, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getNow, useNow } from '../../data/clock.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import classes from './Countdown.module.css';
import { HomeButton } from './HomeButton.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NoticePage } from './NoticePage.tsx';
import { getNextOpening, getRemainingTime } from './opening.ts';
import { ComingSoonScene } from './scenes/ComingSoonScene.tsx';

/** The page of a product that is not available yet, with a countdown. */
export function ComingSoonPage() {
  const { t, i18n } = useTranslation('misc');
  const [opening] = useState(() => getNextOpening(getNow()));
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(opening);
  useTitle(t('comingSoon.title'));

  return (
    <NoticePage
      illustration={<ComingSoonScene />}
      title={t('comingSoon.title')}
      text={t('comingSoon.text', { date })}
    >
      <Countdown until={opening} />
      <NewsletterForm />
      <HomeButton variant="default" />
    </NoticePage>
  );
}

/** A countdown in days, hours, minutes and seconds. */
function Countdown({ until }: { until: Date }) {
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
