import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';

/** Day, month and year. An invalid date shows an error once it is complete. */
export function Day() {
  const { t } = useTranslation('inputMask');
  const [isWrong, setWrong] = useState(false);

  return (
    <Masked
      label={t('label.Day')}
      mask="99/99/9999"
      placeholder={t('date')}
      error={isWrong && t('noDay')}
      onChangeRaw={(digits) => setWrong(digits.length === 8 && !isDay(digits))}
    />
  );
}

function isDay(digits: string) {
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number);
  const date = new Date(year ?? 0, (month ?? 0) - 1, day);
  return date.getDate() === day && date.getMonth() + 1 === month;
}
