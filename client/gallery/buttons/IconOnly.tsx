import { ActionIcon, Group } from '@mantine/core';
import { IconDownload, IconPlus, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Buttons without a text need an accessible name. */
export function IconOnly() {
  const { t } = useTranslation('buttons');

  return (
    <Group gap="md">
      <ActionIcon size={36} aria-label={t('add')}>
        <IconPlus size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon size={36} variant="outline" aria-label={t('download')}>
        <IconDownload size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon size={36} radius="xl" color="success" aria-label={t('add')}>
        <IconPlus size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon size={36} radius="xl" variant="light" aria-label={t('send')}>
        <IconSend size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon size={36} disabled aria-label={t('send')}>
        <IconSend size={18} stroke={1.7} />
      </ActionIcon>
    </Group>
  );
}
