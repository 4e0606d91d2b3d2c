import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../ui/Confirm.tsx';
import { Dialog } from './Dialog.tsx';

/** The first dialog shows a result only after "Delete", and the second dialog also after "Cancel". */
export function Confirmation() {
  const { t } = useTranslation('alertDialogs');
  const [openDialog, setOpenDialog] = useState<'confirmOnly' | 'confirmOrCancel'>();
  const [result, setResult] = useState<'deleted' | 'cancelled'>('cancelled');
  const [isResultOpen, setResultOpen] = useState(false);

  function handleClose(newResult: 'deleted' | 'cancelled') {
    setOpenDialog(undefined);
    setResult(newResult);
    setResultOpen(newResult === 'deleted' || openDialog === 'confirmOrCancel');
  }

  return (
    <Group gap={8}>
      <Button variant="default" onClick={() => setOpenDialog('confirmOnly')}>
        {t('confirmOnly')}
      </Button>
      <Button variant="default" onClick={() => setOpenDialog('confirmOrCancel')}>
        {t('confirmOrCancel')}
      </Button>
      {openDialog && (
        <Confirm
          title={t('deleteOrder')}
          text={t('irreversible')}
          action={t('delete')}
          onConfirm={() => handleClose('deleted')}
          onClose={() => handleClose('cancelled')}
        />
      )}
      <Dialog
        opened={isResultOpen}
        onClose={() => setResultOpen(false)}
        tone={result === 'cancelled' ? 'info' : 'success'}
        title={t(result)}
      />
    </Group>
  );
}
