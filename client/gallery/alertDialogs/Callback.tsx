import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../ui/Confirm.tsx';
import { Dialog } from './Dialog.tsx';

/** Two dialogs with a callback for both buttons, or for the confirm button only. */
export function Callback() {
  const { t } = useTranslation('alertDialogs');
  const [asked, setAsked] = useState<'yes' | 'both'>();
  const [answer, setAnswer] = useState<'deleted' | 'kept'>('kept');
  const [isTold, setTold] = useState(false);

  function hear(heard: 'deleted' | 'kept') {
    setAsked(undefined);
    setAnswer(heard);
    setTold(heard === 'deleted' || asked === 'both');
  }

  return (
    <Group gap={8}>
      <Button variant="default" onClick={() => setAsked('yes')}>
        {t('confirm')}
      </Button>
      <Button variant="default" onClick={() => setAsked('both')}>
        {t('either')}
      </Button>
      {asked && (
        <Confirm
          title={t('sure')}
          text={t('gone')}
          action={t('delete')}
          onConfirm={() => hear('deleted')}
          onClose={() => hear('kept')}
        />
      )}
      <Dialog
        opened={isTold}
        onClose={() => setTold(false)}
        tone={answer === 'kept' ? 'info' : 'success'}
        title={t(answer === 'kept' ? 'cancelled' : 'deleted')}
      />
    </Group>
  );
}
