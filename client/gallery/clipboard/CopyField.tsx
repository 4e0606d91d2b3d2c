import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';
import classes from './CopyField.module.css';

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
    <div className={classes.row}>
      <TextInput
        className={classes.field}
        label={t('orderNumber')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button leftSection={<IconCopy size={16} />} disabled={!text} onClick={copy}>
        {t('copy')}
      </Button>
    </div>
  );
}
