import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';

/** Accepts only valid hours and minutes. */
export function Time() {
  const { t } = useTranslation('inputMask');

  return (
    <Masked
      label={t('label.Time')}
      mask={[/[0-2]/, /\d/, ':', /[0-5]/, /\d/]}
      modify={(digits) =>
        digits.startsWith('2') ? { mask: [/2/, /[0-3]/, ':', /[0-5]/, /\d/] } : undefined
      }
      placeholder="14:30"
    />
  );
}
