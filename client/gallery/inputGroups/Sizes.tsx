import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { InputGroup } from './InputGroup.tsx';

const sizes = ['lg', 'sm', 'xs'] as const;

export function Sizes() {
  const { t } = useTranslation('inputGroups');

  return (
    <Stack gap="lg">
      {sizes.map((size) => (
        <InputGroup key={size} size={size} label={t(`size.${size}`)} before="@" />
      ))}
    </Stack>
  );
}
