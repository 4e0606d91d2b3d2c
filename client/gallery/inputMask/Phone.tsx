import { useTranslation } from 'react-i18next';
import { createPasteHandler } from './createPasteHandler.ts';
import { Masked } from './Masked.tsx';

/** A US phone number. A pasted country code is removed. */
export function Phone() {
  const { t } = useTranslation('inputMask');

  return (
    <Masked
      label={t('label.Phone')}
      type="tel"
      mask="(999) 999-9999"
      placeholder="(213) 555-0100"
      onPasteCapture={createPasteHandler('+1')}
    />
  );
}
