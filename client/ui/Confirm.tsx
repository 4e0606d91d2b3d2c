import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Confirm.module.css';
import type { Question } from './confirmation.ts';
import { useInnerDialog } from './innerDialog.ts';

interface ConfirmProps extends Question {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function Confirm({ title, text, action, cancel, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation('app');
  useInnerDialog(true);

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={440}
      padding={20}
      zIndex={300}
      overlayProps={{ backgroundOpacity: 0.45 }}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text c="dimmed" mb="xl">
        {text}
      </Text>
      <Group gap="sm" wrap="nowrap" align="stretch" justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancel ?? t('cancel')}
        </Button>
        <Button color="danger" onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
