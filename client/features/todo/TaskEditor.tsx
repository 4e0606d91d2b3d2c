import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { placeOf } from './places.ts';
import classes from './TaskEditor.module.css';
import { TaskEditorHeader } from './TaskEditorHeader.tsx';
import { TaskForm } from './TaskForm.tsx';
import { TaskOnFile } from './TaskOnFile.tsx';
import type { TaskActions } from './useTaskActions.ts';
import type { TaskEditorState } from './useTaskEditor.ts';

interface TaskEditorProps {
  editor: TaskEditorState;
  actions: TaskActions;
}

/** The drawer of one task, at `?task=7`, or of one to be, at `?task=new`. */
export function TaskEditor({ editor, actions }: TaskEditorProps) {
  const { t } = useTranslation('todo');
  const { filter, tags } = placeOf(useParams());
  const { task, isOpen, opening, close } = editor;
  const isNew = task === 'new';

  return (
    <Drawer.Root
      opened={isOpen}
      onClose={close}
      position="right"
      size={540}
      padding={0}
      classNames={{ content: classes.content }}
      returnFocus={false}
      transitionProps={{ duration: 180, onExited: editor.returnFocus }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content aria-label={t(isNew ? 'editor.add' : 'editor.edit')}>
        {isNew ? (
          <>
            <TaskEditorHeader title={t('editor.add')} onClose={close} />
            <TaskForm
              key={opening}
              preset={{ tags, isImportant: filter === 'IMPORTANT' }}
              onClose={close}
            />
          </>
        ) : (
          <TaskOnFile key={opening} id={Number(task)} actions={actions} onClose={close} />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
