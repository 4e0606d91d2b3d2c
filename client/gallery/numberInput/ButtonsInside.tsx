import { NumberInput, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The step buttons are inside the field. */
export function ButtonsInside() {
  const { t } = useTranslation('numberInput');

  return (
    <Stack>
      {(['lg', 'sm', 'xs'] as const).map((size) => (
        <NumberInput key={size} size={size} label={t(`size.${size}`)} defaultValue={5} min={0} />
      ))}
    </Stack>
  );
}
