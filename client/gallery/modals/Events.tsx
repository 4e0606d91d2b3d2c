import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalButton } from './ModalButton.tsx';

/** Shows the open and close events of a dialog. */
export function Events() {
  const { t } = useTranslation('modals');
  const [opened, setOpened] = useState(0);
  const [closed, setClosed] = useState(0);

  return (
    <Stack align="flex-start">
      <ModalButton
        label={t('heard')}
        onToggle={(isOpen) => (isOpen ? setOpened(opened + 1) : setClosed(closed + 1))}
      >
        {t('text')}
      </ModalButton>
      <output>{t('times', { opened, closed })}</output>
    </Stack>
  );
}
