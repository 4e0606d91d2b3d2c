import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const sizes = ['lg', 'sm', 'xs'] as const;

export function Sizes() {
  const { t } = useTranslation('input');

  return (
    <Stack gap="lg">
      {sizes.map((size) => (
        <TextInput key={size} size={size} label={t(`size.${size}`)} placeholder="Ines Okafor" />
      ))}
    </Stack>
  );
}
