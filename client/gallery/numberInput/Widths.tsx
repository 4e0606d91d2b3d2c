import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';

export function Widths() {
  const { t } = useTranslation('numberInput');

  return (
    <Stack>
      {[96, 160, 240, '100%'].map((width) => (
        <NumberField key={width} w={width} aria-label={t('desks')} defaultValue={5} min={0} />
      ))}
    </Stack>
  );
}
