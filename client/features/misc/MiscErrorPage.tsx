import { useTranslation } from 'react-i18next';
import { useTitle } from '../../state/useTitle.ts';
import { HomeButton } from './HomeButton.tsx';
import { Notice } from './Notice.tsx';
import { BrokenScene } from './scenes/BrokenScene.tsx';

export function BrokenPage() {
  const { t } = useTranslation('misc');
  useTitle(t('error.title'));

  return (
    <Notice illustration={<BrokenScene />} title={t('error.title')} text={t('error.text')}>
      <HomeButton />
    </Notice>
  );
}
