import { useTranslation } from 'react-i18next';
import { Swatches } from './Swatches.tsx';

const pairs = ['page', 'surface', 'raised', 'hover', 'line', 'brass-soft'].map(
  (ground) => [ground, 'text'] as const,
);

export function Surfaces() {
  const { t } = useTranslation('colors');

  return <Swatches label={t('demos.Surfaces')} pairs={pairs} />;
}
