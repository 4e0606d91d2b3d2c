import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';

export function Delimiters() {
  const { t } = useTranslation('inputMask');

  return <Masked label={t('label.Delimiters')} mask="999·999·999" placeholder="000·000·000" />;
}
