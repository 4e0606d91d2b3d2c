import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';

export function CreditCard() {
  const { t } = useTranslation('inputMask');

  return (
    <Masked
      label={t('label.CreditCard')}
      mask="9999 9999 9999 9999"
      placeholder="0000 0000 0000 0000"
      autoComplete="cc-number"
    />
  );
}
