import { Stack, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalButton } from './ModalButton.tsx';

/** With `keepMounted`, the entered text is kept while the dialog is closed. */
export function KeepMounted() {
  const { t } = useTranslation('modals');
  const [isKeptMounted, setKeptMounted] = useState(true);

  return (
    <Stack align="flex-start">
      <Switch
        label={t('keepContent')}
        checked={isKeptMounted}
        onChange={({ currentTarget }) => setKeptMounted(currentTarget.checked)}
      />
      <ModalButton label={t('note')} keepMounted={isKeptMounted}>
        <Textarea label={t('note')} rows={3} />
      </ModalButton>
    </Stack>
  );
}
