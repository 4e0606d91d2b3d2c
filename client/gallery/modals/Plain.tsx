import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ModalButton } from './ModalButton.tsx';

export function Plain() {
  const { t } = useTranslation('modals');

  return (
    <Group>
      <ModalButton label={t('top')} centered={false}>
        {t('text')}
      </ModalButton>
      <ModalButton label={t('middle')}>{t('text')}</ModalButton>
      <ModalButton label={t('noBackdrop')} withOverlay={false} shadow="md">
        {t('text')}
      </ModalButton>
      <ModalButton label={t('noAnimation')} transitionProps={{ duration: 0 }}>
        {t('text')}
      </ModalButton>
    </Group>
  );
}
