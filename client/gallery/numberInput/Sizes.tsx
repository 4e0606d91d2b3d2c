import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';

export function Sizes() {
  const { t } = useTranslation('numberInput');

  return (
    <Stack>
      {(['lg', 'sm', 'xs'] as const).map((size) => (
        <NumberField key={size} size={size} label={t(`size.${size}`)} defaultValue={5} />
      ))}
    </Stack>
  );
}
