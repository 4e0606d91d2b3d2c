import { useTranslation } from 'react-i18next';
import { Swatches } from './Swatches.tsx';

const pairs = [
  ['primary-soft', 'primary-on-soft'],
  ['success-soft', 'success'],
  ['danger-soft', 'danger'],
  ['warning-soft', 'warning'],
  ['info-soft', 'info'],
  ['hover', 'text'],
] as const;

/** Lighter backgrounds of the same hues, for badges and messages. */
export function Soft() {
  const { t } = useTranslation('colors');

  return <Swatches label={t('demos.Soft')} pairs={pairs} />;
}
