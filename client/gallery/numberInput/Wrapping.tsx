import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberStepper } from '../../ui/NumberStepper.tsx';

/** A step beyond the maximum continues at the minimum, and the reverse. */
export function Wrapping() {
  const { t } = useTranslation('numberInput');
  const [amount, setAmount] = useState(5);

  return (
    <NumberStepper
      label={t('floor')}
      value={amount}
      onChange={setAmount}
      min={1}
      max={5}
      isWrapping
    />
  );
}
