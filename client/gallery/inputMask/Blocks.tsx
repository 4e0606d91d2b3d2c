import { useTranslation } from 'react-i18next';
import { Masked } from './Masked.tsx';

export function Blocks() {
  const { t } = useTranslation('inputMask');

  return <Masked label={t('label.Blocks')} mask="9999 999 999" placeholder="0000 000 000" />;
}
