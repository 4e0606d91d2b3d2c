import { useTranslation } from 'react-i18next';
import { useTitle } from '../../navigation/useTitle.ts';
import { HomeButton } from './HomeButton.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NoticePage } from './NoticePage.tsx';
import { MaintenanceScene } from './scenes/MaintenanceScene.tsx';

/** The page that replaces the product during maintenance. */
export function MaintenancePage() {
  const { t } = useTranslation('misc');
  useTitle(t('maintenance.title'));

  return (
    <NoticePage
      illustration={<MaintenanceScene />}
      title={t('maintenance.title')}
      text={t('maintenance.text')}
    >
      <NewsletterForm />
      <HomeButton variant="default" />
    </NoticePage>
  );
}
