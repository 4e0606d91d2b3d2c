import { Button, Group } from '@mantine/core';
import { IconDownload, IconPlus, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function Icons() {
  const { t } = useTranslation('buttons');

  return (
    <Group gap="md">
      <Button leftSection={<IconPlus size={18} stroke={1.7} aria-hidden />}>{t('add')}</Button>
      <Button variant="default" leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}>
        {t('download')}
      </Button>
      <Button variant="light" rightSection={<IconSend size={18} stroke={1.7} aria-hidden />}>
        {t('send')}
      </Button>
    </Group>
  );
}
