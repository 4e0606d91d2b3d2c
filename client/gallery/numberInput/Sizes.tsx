import { NumberInput, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Sizes() {
  const { t } = useTranslation('numberInput');

  return (
    <Stack>
      {(['lg', 'sm', 'xs'] as const).map((size) => (
        <NumberInput
          key={size}
          size={size}
          label={t(`size.${size}`)}
          defaultValue={5}
          hideControls
        />
      ))}
    </Stack>
  );
}
