import { Button, Group, Rating, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

/** A controlled rating: the parent component stores the value. */
export function Controlled() {
  const { t } = useTranslation('ratings');
  const [rating, setRating] = useState(4);
  const showRating = () =>
    showToast({
      kind: 'success',
      message: t('selected', { rating: t('stars', { count: rating }) }),
    });

  return (
    <Stack>
      <Rating
        role="radiogroup"
        aria-label={t('rateDesk')}
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
          {t('setToThree')}
        </Button>
        <Button variant="default" onClick={showRating}>
          {t('showRating')}
        </Button>
      </Group>
    </Stack>
  );
}
