import { ActionIcon, Group } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const address = 'orders@marlow-finch.example';

/** A copy button that shows a confirmation for three seconds. */
export function CopyButton() {
  const { t } = useTranslation('clipboard');
  const { copy, copied } = useClipboard({ timeout: 3000 });

  return (
    <Group gap={8}>
      <bdi>{address}</bdi>
      <ActionIcon
        size={36}
        variant="subtle"
        color="gray"
        aria-label={t('copyText', { text: address })}
        onClick={() => copy(address)}
      >
        {copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      </ActionIcon>
      <span role="status">{copied && t('copied')}</span>
    </Group>
  );
}
