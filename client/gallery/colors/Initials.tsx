import { useTranslation } from 'react-i18next';
import { Swatches } from './Swatches.tsx';

const pairs = [0, 1, 2, 3, 4, 5].map(
  (index) => [`initials-${index}`, `initials-${index}-text`] as const,
);

export function Initials() {
  const { t } = useTranslation('colors');

  return <Swatches label={t('demos.Initials')} pairs={pairs} />;
}
