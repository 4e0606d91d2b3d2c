import { Button, Group, Rating, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

/** The page controls the rating. */
export function Controlled() {
  const { t } = useTranslation('ratings');
  const [rating, setRating] = useState(4);
  const showRating = () =>
    showToast({
      kind: 'success',
      message: t('chosen', { rating: t('stars', { count: rating }) }),
    });

  return (
    <Stack>
      <Rating
        role="radiogroup"
        aria-label={t('rate')}
        getSymbolLabel={(count) => t('stars', { count })}
        value={rating}
        onChange={setRating}
        size="lg"
        color="var(--fd-star)"
      />
      <Group gap={8}>
        <Button variant="default" onClick={() => setRating(0)}>
          {t('reset')}
        </Button>
        <Button variant="default" onClick={() => setRating(3)}>
          {t('three')}
        </Button>
        <Button variant="default" onClick={showRating}>
          {t('tell')}
        </Button>
      </Group>
    </Stack>
  );
}
