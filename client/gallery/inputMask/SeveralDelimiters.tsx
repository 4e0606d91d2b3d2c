import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';

/** In the mask, `A` is a letter and `9` is a digit. Letters are converted to upper case. */
export function SeveralDelimiters() {
  const { t } = useTranslation('inputMask');

  return (
    <Masked
      label={t('label.SeveralDelimiters')}
      mask="AA.999/99-A"
      placeholder="MF.498/26-B"
      inputMode="text"
      transform={(letter) => letter.toUpperCase()}
    />
  );
}
