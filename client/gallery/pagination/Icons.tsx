import { useTranslation } from 'react-i18next';
import { Pages } from './Pages.tsx';

/** Where the number of pages does not matter. */
export function Icons() {
  const { t } = useTranslation('pagination');

  return <Pages label={t('demos.Icons')} withPages={false} withEdges />;
}
