import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';
import { pasteWithout } from './pasteWithout.ts';

/** A US phone number. A pasted country code is removed. */
export function Phone() {
  const { t } = useTranslation('inputMask');

  return (
    <Masked
      label={t('label.Phone')}
      type="tel"
      mask="(999) 999-9999"
      placeholder="(213) 555-0100"
      onPasteCapture={pasteWithout('+1')}
    />
  );
}
