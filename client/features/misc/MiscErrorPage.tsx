import { useTranslation } from 'react-i18next';
import { useTitle } from '../../navigation/useTitle.ts';
import { HomeButton } from './HomeButton.tsx';
import { NoticePage } from './NoticePage.tsx';
import { BrokenDeskScene } from './scenes/BrokenDeskScene.tsx';

/** The general error page. */
export function MiscErrorPage() {
  const { t } = useTranslation('misc');
  useTitle(t('error.title'));

  return (
    <NoticePage illustration={<BrokenDeskScene />} title={t('error.title')} text={t('error.text')}>
      <HomeButton />
    </NoticePage>
  );
}
