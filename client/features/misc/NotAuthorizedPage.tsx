import { useTranslation } from 'react-i18next';
import { useViewer } from '../../state/session.ts';
import { useTitle } from '../../state/useTitle.ts';
import { HomeButton } from './HomeButton.tsx';
import { Notice } from './Notice.tsx';
import { NotAuthorizedScene } from './scenes/NotAuthorizedScene.tsx';

export function NotAuthorizedPage() {
  const { t } = useTranslation('misc');
  const viewer = useViewer();
  useTitle(t('notAuthorized.title'));

  return (
    <Notice
      illustration={<NotAuthorizedScene />}
      title={t('notAuthorized.title')}
      text={t(viewer ? 'notAuthorized.text' : 'notAuthorized.guest')}
    >
      <HomeButton />
    </Notice>
  );
}
