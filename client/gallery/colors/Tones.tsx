import { useTranslation } from 'react-i18next';
import { Swatches } from './Swatches.tsx';

const pairs = ['primary', 'primary-hover', 'success', 'danger', 'warning', 'info'].map(
  (tone) => [tone, 'on-primary'] as const,
);

/** Filled backgrounds with their text colours. */
export function Tones() {
  const { t } = useTranslation('colors');

  return <Swatches label={t('demos.Tones')} pairs={pairs} />;
}
