import { useTranslation } from 'react-i18next';
import { Swatches } from './Swatches.tsx';

const pairs = ['text', 'muted', 'faint', 'primary', 'danger', 'success'].map(
  (tone) => ['surface', tone] as const,
);

export function Texts() {
  const { t } = useTranslation('colors');

  return <Swatches label={t('demos.Texts')} pairs={pairs} shownColor="text" />;
}
