import { Group } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** The badges that tables and lists use for statuses. */
export function LightColors() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="sm">
      <StatusBadge tone="primary">{t('tone.primary')}</StatusBadge>
      <StatusBadge tone="neutral">{t('tone.gray')}</StatusBadge>
      <StatusBadge tone="success" icon={IconCheck}>
        {t('tone.success')}
      </StatusBadge>
      <StatusBadge tone="danger" icon={IconX}>
        {t('tone.danger')}
      </StatusBadge>
      <StatusBadge tone="warning" icon={IconAlertTriangle}>
        {t('tone.warning')}
      </StatusBadge>
      <StatusBadge tone="info" icon={IconClock}>
        {t('tone.info')}
      </StatusBadge>
    </Group>
  );
}
