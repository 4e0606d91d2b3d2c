import { Rating } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function HalfStars() {
  const { t } = useTranslation('ratings');

  return (
    <Rating
      role="radiogroup"
      aria-label={t('rateDesk')}
      getSymbolLabel={(count) => t('stars', { count })}
      defaultValue={2.5}
      fractions={2}
      size="lg"
      color="var(--fd-star)"
    />
  );
}
