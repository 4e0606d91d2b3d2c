import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';
import { pasteWithout } from './pasteWithout.ts';

/** What stands before every number need not be typed, and may be pasted. */
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
