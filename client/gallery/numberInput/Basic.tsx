import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberStepper } from '../../ui/NumberStepper.tsx';

export function Basic() {
  const { t } = useTranslation('numberInput');
  const [amount, setAmount] = useState(3);

  return (
    <>
      <NumberStepper label={t('desks')} value={amount} onChange={setAmount} />
      <p role="status">
        <bdi>{t('deskCount', { count: amount, amount })}</bdi>
      </p>
    </>
  );
}
