import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberStepper } from '../../ui/NumberStepper.tsx';

/** The buttons stop at the limits. An entered value outside the limits is clamped. */
export function Limits() {
  const { t } = useTranslation('numberInput');
  const [amount, setAmount] = useState(8);

  return (
    <NumberStepper
      label={t('chairsPerDesk')}
      value={amount}
      onChange={setAmount}
      min={0}
      max={10}
    />
  );
}
