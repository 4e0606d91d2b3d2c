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

/** Light backgrounds of badges and messages, with their text colours. */
export function LightTones() {
  const { t } = useTranslation('colors');

  return <Swatches label={t('demos.LightTones')} pairs={pairs} />;
}
