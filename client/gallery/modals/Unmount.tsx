import { Stack, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalButton } from './ModalButton.tsx';

/** With `keepMounted`, the input is kept while the dialog is closed. */
export function Unmount() {
  const { t } = useTranslation('modals');
  const [isKept, setKept] = useState(true);

  return (
    <Stack align="flex-start">
      <Switch
        label={t('keep')}
        checked={isKept}
        onChange={({ currentTarget }) => setKept(currentTarget.checked)}
      />
      <ModalButton label={t('note')} keepMounted={isKept}>
        <Textarea label={t('note')} rows={3} />
      </ModalButton>
    </Stack>
  );
}
