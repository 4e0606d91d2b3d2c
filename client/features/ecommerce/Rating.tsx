import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Stars } from './Stars.tsx';

interface RatingProps {
  product: { rating: number; averageRating: number; reviewCount: number };
}

/** The average rating of a product, with the number of its reviews. */
export function Rating({ product }: RatingProps) {
  const { t } = useTranslation('ecommerce');
  const { rating, averageRating, reviewCount } = product;

  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
      <Stars rating={rating} label={t('rating', { rating: averageRating, count: reviewCount })} />
      <Text span size="xs" c="dimmed" mod="tabular" aria-hidden>
        {t('ratingShort', { rating: averageRating, count: reviewCount })}
      </Text>
    </Group>
  );
}
