import { useTranslation } from 'react-i18next';
import { useTitle } from '../../state/useTitle.ts';
import { HomeButton } from './HomeButton.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { Notice } from './Notice.tsx';
import { MaintenanceScene } from './scenes/MaintenanceScene.tsx';

export function MaintenancePage() {
  const { t } = useTranslation('misc');
  useTitle(t('maintenance.title'));

  return (
    <Notice
      illustration={<MaintenanceScene />}
      title={t('maintenance.title')}
      text={t('maintenance.text')}
    >
      <NewsletterForm />
      <HomeButton variant="default" />
    </Notice>
  );
}
