import { Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

export function Sizes() {
  const { t } = useTranslation('select');

  return (
    <Stack>
      {(['lg', 'sm', 'xs'] as const).map((size) => (
        <Select key={size} size={size} label={t(`size.${size}`)} data={offices} />
      ))}
    </Stack>
  );
}
