import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../ui/Confirm.tsx';
import { Dialog } from './Dialog.tsx';

/** Two dialogs with a callback for both buttons, or for the confirm button only. */
export function Callback() {
  const { t } = useTranslation('alertDialogs');
  const [openDialog, setOpenDialog] = useState<'yes' | 'both'>();
  const [answer, setAnswer] = useState<'deleted' | 'kept'>('kept');
  const [isResultOpen, setResultOpen] = useState(false);

  function handleAnswer(given: 'deleted' | 'kept') {
    setOpenDialog(undefined);
    setAnswer(given);
    setResultOpen(given === 'deleted' || openDialog === 'both');
  }

  return (
    <Group gap={8}>
      <Button variant="default" onClick={() => setOpenDialog('yes')}>
        {t('confirm')}
      </Button>
      <Button variant="default" onClick={() => setOpenDialog('both')}>
        {t('either')}
      </Button>
      {openDialog && (
        <Confirm
          title={t('sure')}
          text={t('gone')}
          action={t('delete')}
          onConfirm={() => handleAnswer('deleted')}
          onClose={() => handleAnswer('kept')}
        />
      )}
      <Dialog
        opened={isResultOpen}
        onClose={() => setResultOpen(false)}
        tone={answer === 'kept' ? 'info' : 'success'}
        title={t(answer === 'kept' ? 'cancelled' : 'deleted')}
      />
    </Group>
  );
}
