import { useTranslation } from 'react-i18next';
import { useTitle } from '../../navigation/useTitle.ts';
import { useViewer } from '../../session/session.ts';
import { HomeButton } from './HomeButton.tsx';
import { NoticePage } from './NoticePage.tsx';
import { NotAuthorizedScene } from './scenes/NotAuthorizedScene.tsx';

/** The page for viewers whose role may not open a screen. */
export function NotAuthorizedPage() {
  const { t } = useTranslation('misc');
  const viewer = useViewer();
  useTitle(t('notAuthorized.title'));

  return (
    <NoticePage
      illustration={<NotAuthorizedScene />}
      title={t('notAuthorized.title')}
      text={t(viewer ? 'notAuthorized.text' : 'notAuthorized.guest')}
    >
      <HomeButton />
    </NoticePage>
  );
}
