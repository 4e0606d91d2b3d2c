import { useTranslation } from 'react-i18next';
import { WorldMap } from './WorldMap.tsx';

export function Basic() {
  const { t } = useTranslation('maps');

  return <WorldMap label={t('world')} />;
}
