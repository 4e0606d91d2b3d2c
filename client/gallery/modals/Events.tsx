import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalButton } from './ModalButton.tsx';

/** Counts the open and close events of a dialog. */
export function Events() {
  const { t } = useTranslation('modals');
  const [openCount, setOpenCount] = useState(0);
  const [closeCount, setCloseCount] = useState(0);

  return (
    <Stack align="flex-start">
      <ModalButton
        label={t('openDialog')}
        onToggle={(isOpen) =>
          isOpen ? setOpenCount(openCount + 1) : setCloseCount(closeCount + 1)
        }
      >
        {t('text')}
      </ModalButton>
      <output>{t('eventCounts', { opened: openCount, closed: closeCount })}</output>
    </Stack>
  );
}
