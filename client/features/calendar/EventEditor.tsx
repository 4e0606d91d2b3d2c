import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './EventEditor.module.css';
import { EventEditorHeader } from './EventEditorHeader.tsx';
import { EventForm } from './EventForm.tsx';
import { EventOnFile } from './EventOnFile.tsx';
import type { EventActions } from './useEventActions.ts';
import type { EventEditorState } from './useEventEditor.ts';

interface EventEditorProps {
  editor: EventEditorState;
  actions: EventActions;
}

/** The drawer of one event, at `?event=7`, or of one to be, at `?event=new`. */
export function EventEditor({ editor, actions }: EventEditorProps) {
  const { t } = useTranslation('calendar');
  const { event, isOpen, opening, span, close } = editor;
  const isNew = event === 'new';

  return (
    <Drawer.Root
      opened={isOpen}
      onClose={close}
      position="right"
      size={480}
      padding={0}
      classNames={{ content: classes.content }}
      returnFocus={false}
      transitionProps={{ duration: 180, onExited: editor.returnFocus }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content aria-label={t(isNew ? 'editor.add' : 'editor.edit')}>
        {isNew ? (
          <>
            <EventEditorHeader title={t('editor.add')} onClose={close} />
            <EventForm key={opening} span={span} onClose={close} />
          </>
        ) : (
          <EventOnFile key={opening} id={Number(event)} actions={actions} onClose={close} />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
