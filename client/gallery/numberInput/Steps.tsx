import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberStepper } from '../../ui/NumberStepper.tsx';

export function Steps() {
  const { t } = useTranslation('numberInput');
  const [amount, setAmount] = useState(1.5);

  return (
    <NumberStepper
      label={t('hours')}
      value={amount}
      onChange={setAmount}
      step={0.25}
      decimals={2}
      min={0}
    />
  );
}
