import { useTranslation } from 'react-i18next';
import { Swatches } from './Swatches.tsx';

const pairs = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => [`chart-${index}`, 'surface'] as const);

/** The colours of charts, which also differ for viewers with colour vision deficiencies. */
export function Series() {
  const { t } = useTranslation('colors');

  return <Swatches label={t('demos.Series')} pairs={pairs} />;
}
