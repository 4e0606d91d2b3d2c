import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEventEditorQuery } from '../../gql/calendar/hooks.ts';
import { ItemFallback } from '../../ui/itemEditor/ItemFallback.tsx';
import { parseId } from '../../ui/parseId.ts';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import { EventForm } from './EventForm.tsx';
import type { EventActions } from './useEventActions.ts';
import type { EventEditorState } from './useEventEditor.ts';

interface EventEditorProps {
  editor: EventEditorState;
  actions: EventActions;
}

/** The drawer of an event at `?event=7`, or of a new event at `?event=new`. */
export function EventEditor({ editor, actions }: EventEditorProps) {
  const { t } = useTranslation('calendar');
  const { item, isOpen, openCount, span, close } = editor;
  const title = t(item === 'new' ? 'editor.add' : 'editor.edit');

  return (
    <SideDrawer
      label={title}
      isOpen={isOpen}
      size={480}
      onClose={close}
      onExited={editor.returnFocus}
    >
      {item === 'new' ? (
        <>
          <DrawerHeader title={title} onClose={close} />
          <EventForm key={openCount} span={span} onClose={close} />
        </>
      ) : (
        <StoredEvent key={openCount} id={parseId(item)} actions={actions} onClose={close} />
      )}
    </SideDrawer>
  );
}

interface StoredEventProps {
  /** Undefined if the URL has no valid id. */
  id: number | undefined;
  actions: EventActions;
  onClose: () => void;
}

function StoredEvent({ id, actions, onClose }: StoredEventProps) {
  const { t } = useTranslation('calendar');
  const { data, error, refetch } = useEventEditorQuery({
    variables: { id: id ?? 0 },
    skip: !id,
    // Another user may have changed the event since the list was loaded.
    fetchPolicy: 'network-only',
  });
  const event = data?.event;

  return (
    <>
      <DrawerHeader title={t('editor.edit')} onClose={onClose}>
        {event && (
          <ActionIcon
            size={40}
            variant="subtle"
            color="gray"
            aria-label={t('editor.remove')}
            onClick={() => {
              onClose();
              void actions.remove(event);
            }}
          >
            <IconTrash size={20} stroke={1.7} />
          </ActionIcon>
        )}
      </DrawerHeader>
      {event ? (
        <EventForm event={event} onClose={onClose} />
      ) : (
        <ItemFallback
          fields={6}
          error={error}
          isInvalidId={!id}
          missing={{
            title: t('editor.missing'),
            text: t('editor.missingText'),
            back: t('editor.back'),
          }}
          onRetry={refetch}
          onClose={onClose}
        />
      )}
    </>
  );
}
