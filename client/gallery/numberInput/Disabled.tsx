import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberStepper } from '../../ui/NumberStepper.tsx';

export function Disabled() {
  const { t } = useTranslation('numberInput');

  return (
    <Stack>
      <NumberStepper label={t('disabled')} value={7} onChange={ignoreChange} isDisabled />
      <NumberStepper label={t('readOnly')} value={7} onChange={ignoreChange} isReadOnly />
    </Stack>
  );
}

const ignoreChange = () => undefined;
