import '@mantine/core/styles/CloseButton.css';
import { ActionIcon, CloseButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './EventEditor.module.css';

interface EventEditorHeaderProps {
  title: string;
  onClose: () => void;
  /** Absent while there is nothing to remove. */
  onRemove?: () => void;
}

export function EventEditorHeader({ title, onClose, onRemove }: EventEditorHeaderProps) {
  const { t } = useTranslation(['calendar', 'app']);

  return (
    <header className={classes.header}>
      <h2 className={classes.title}>{title}</h2>
      {onRemove && (
        <ActionIcon
          size={40}
          variant="subtle"
          color="gray"
          aria-label={t('editor.remove')}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.7} />
        </ActionIcon>
      )}
      <CloseButton size={40} iconSize={20} aria-label={t('app:close')} onClick={onClose} />
    </header>
  );
}
