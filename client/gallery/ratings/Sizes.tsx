import { Rating, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'];

export function Sizes() {
  const { t } = useTranslation('ratings');

  return (
    <Stack gap={8}>
      {sizes.map((size) => (
        <Rating
          key={size}
          role="radiogroup"
          aria-label={t('rateDeskWithSize', { size })}
          getSymbolLabel={(count) => t('stars', { count })}
          defaultValue={4}
          size={size}
          color="var(--fd-star)"
        />
      ))}
    </Stack>
  );
}
