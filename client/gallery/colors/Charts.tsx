import { useTranslation } from 'react-i18next';
import { Swatches } from './Swatches.tsx';

const pairs = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => [`chart-${index}`, 'surface'] as const);

/** The colours of charts, which users with a colour vision deficiency can distinguish. */
export function Charts() {
  const { t } = useTranslation('colors');

  return <Swatches label={t('demos.Charts')} pairs={pairs} />;
}
