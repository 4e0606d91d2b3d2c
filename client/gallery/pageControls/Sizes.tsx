import { Pagination, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePageTexts } from './usePageTexts.ts';

const sizes = ['sm', 'md', 'lg'] as const;

export function Sizes() {
  const { t } = useTranslation('pageControls');
  const named = usePageTexts();

  return (
    <Stack>
      {sizes.map((size) => (
        <Pagination
          key={size}
          {...named(t(`size.${size}`))}
          total={10}
          siblings={0}
          defaultValue={5}
          size={size}
        />
      ))}
    </Stack>
  );
}
