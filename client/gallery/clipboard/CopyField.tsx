import { Button, Group, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

/** Shows an error if the browser does not allow the page to write to the clipboard. */
export function CopyField() {
  const { t } = useTranslation('clipboard');
  const [text, setText] = useState('MF-2026-0417');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      void showToast({ kind: 'success', message: t('textCopied', { text }) });
    } catch {
      void showToast({ kind: 'danger', message: t('blocked') });
    }
  }

  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        flex="1 1 200px"
        label={t('orderNumber')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button leftSection={<IconCopy size={16} />} disabled={!text} onClick={copy}>
        {t('copy')}
      </Button>
    </Group>
  );
}
