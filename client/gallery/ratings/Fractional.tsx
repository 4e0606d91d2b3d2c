import { Rating } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Half values. */
export function Fractional() {
  const { t } = useTranslation('ratings');

  return (
    <Rating
      role="radiogroup"
      aria-label={t('rate')}
      getSymbolLabel={(count) => t('stars', { count })}
      defaultValue={2.5}
      fractions={2}
      size="lg"
      color="var(--fd-star)"
    />
  );
}
