import { useTranslation } from 'react-i18next';
import { Swatches } from './Swatches.tsx';

const pairs = ['page', 'surface', 'raised', 'hover', 'line', 'brass-soft'].map(
  (background) => [background, 'text'] as const,
);

export function Backgrounds() {
  const { t } = useTranslation('colors');

  return <Swatches label={t('demos.Backgrounds')} pairs={pairs} />;
}
