import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';

/** A date with day, month and year. A complete date that does not exist shows an error. */
export function DeliveryDate() {
  const { t } = useTranslation('inputMask');
  const [isInvalid, setInvalid] = useState(false);

  return (
    <Masked
      label={t('label.DeliveryDate')}
      mask="99/99/9999"
      placeholder={t('datePlaceholder')}
      error={isInvalid && t('invalidDate')}
      onChangeRaw={(digits) => setInvalid(digits.length === 8 && !isValidDate(digits))}
    />
  );
}

function isValidDate(digits: string) {
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number);
  const date = new Date(year ?? 0, (month ?? 0) - 1, day);
  return date.getDate() === day && date.getMonth() + 1 === month;
}
