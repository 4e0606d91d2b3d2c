import { useTranslation } from 'react-i18next';
import { createPasteHandler } from './createPasteHandler.ts';
import { Masked } from './Masked.tsx';

/** The prefix is fixed. A pasted prefix is removed. */
export function Prefix() {
  const { t } = useTranslation('inputMask');

  return (
    <Masked
      label={t('label.Prefix')}
      type="tel"
      mask="+63 999 999 9999"
      placeholder="+63 917 555 0100"
      onPasteCapture={createPasteHandler('+63')}
    />
  );
}
