import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';
import { pasteWithout } from './pasteWithout.ts';

/** The prefix is fixed. A pasted prefix is removed. */
export function Prefix() {
  const { t } = useTranslation('inputMask');

  return (
    <Masked
      label={t('label.Prefix')}
      type="tel"
      mask="+63 999 999 9999"
      placeholder="+63 917 555 0100"
      onPasteCapture={pasteWithout('+63')}
    />
  );
}
