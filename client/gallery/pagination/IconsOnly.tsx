import { useTranslation } from 'react-i18next';
import { Pages } from './Pages.tsx';

/** Icon buttons without page numbers. */
export function IconsOnly() {
  const { t } = useTranslation('pagination');

  return <Pages label={t('demos.IconsOnly')} withPages={false} withEdges />;
}
