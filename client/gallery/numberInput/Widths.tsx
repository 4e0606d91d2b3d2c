import { NumberInput, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Widths() {
  const { t } = useTranslation('numberInput');

  return (
    <Stack>
      {[96, 160, 240, '100%'].map((width) => (
        <NumberInput key={width} w={width} aria-label={t('desks')} defaultValue={5} min={0} />
      ))}
    </Stack>
  );
}
