import { Group, Rating } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

/** Shows the hovered and the selected value. */
export function Events() {
  const { t } = useTranslation('ratings');
  const [hovered, setHovered] = useState(-1);

  return (
    <Group>
      <Rating
        role="radiogroup"
        aria-label={t('rateDesk')}
        getSymbolLabel={(count) => t('stars', { count })}
        size="lg"
        color="var(--fd-star)"
        onHover={setHovered}
        onChange={(count) =>
          showToast({ kind: 'success', message: t('selected', { rating: t('stars', { count }) }) })
        }
      />
      <span>{hovered > 0 && t('stars', { count: hovered })}</span>
    </Group>
  );
}
