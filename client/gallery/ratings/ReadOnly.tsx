import { Group, Rating } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const average = 4.5;

/** A rating that cannot be changed, with the number beside the stars. */
export function ReadOnly() {
  const { t, i18n } = useTranslation('ratings');

  return (
    <Group>
      <Rating
        role="img"
        aria-label={t('stars', { count: average })}
        value={average}
        fractions={2}
        readOnly
        size="lg"
        color="var(--fd-star)"
      />
      <span aria-hidden>{average.toLocaleString(i18n.language)}</span>
    </Group>
  );
}
