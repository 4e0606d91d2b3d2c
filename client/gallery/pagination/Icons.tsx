import { useTranslation } from 'react-i18next';
import { Pages } from './Pages.tsx';

/** Buttons without page numbers. */
export function Icons() {
  const { t } = useTranslation('pagination');

  return <Pages label={t('demos.Icons')} withPages={false} withEdges />;
}
