import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';

/** Letters and digits by position. Letters are converted to upper case. */
export function CustomDelimiters() {
  const { t } = useTranslation('inputMask');

  return (
    <Masked
      label={t('label.CustomDelimiters')}
      mask="AA.999/99-A"
      placeholder="MF.498/26-B"
      inputMode="text"
      transform={(letter) => letter.toUpperCase()}
    />
  );
}
