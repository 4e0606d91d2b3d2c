import { useTranslation } from 'react-i18next';
import { Pages } from './Pages.tsx';

export function Joined() {
  const { t } = useTranslation('pagination');

  return <Pages label={t('demos.Joined')} isJoined />;
}
