import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Pages } from './Pages.tsx';

const sizes = ['sm', 'md', 'lg'] as const;

export function Sizes() {
  const { t } = useTranslation('pagination');

  return (
    <Stack gap="xl">
      {sizes.map((size) => (
        <Pages key={size} label={t(`size.${size}`)} size={size} total={5} />
      ))}
    </Stack>
  );
}
