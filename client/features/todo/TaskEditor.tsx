import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTaskEditorQuery } from '../../gql/todo/hooks.ts';
import { ItemFallback } from '../../ui/itemEditor/ItemFallback.tsx';
import type { ItemEditor } from '../../ui/itemEditor/useItemEditor.ts';
import { parseId } from '../../ui/parseId.ts';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import { readFilterOrTag } from './filtersAndTags.ts';
import { TaskEditorActions } from './TaskEditorActions.tsx';
import { TaskForm } from './TaskForm.tsx';
import type { TaskActions } from './useTaskActions.ts';

interface TaskEditorProps {
  editor: ItemEditor;
  actions: TaskActions;
}

/** A drawer with the form of the task at `?task=7`, or of a new task at `?task=new`. */
export function TaskEditor({ editor, actions }: TaskEditorProps) {
  const { t } = useTranslation('todo');
  const { filter, tags, customTagId } = readFilterOrTag(useParams());
  const { item, isOpen, openCount, close } = editor;
  const title = t(item === 'new' ? 'editor.add' : 'editor.edit');

  return (
    <SideDrawer
      label={title}
      isOpen={isOpen}
      size={540}
      onClose={close}
      onExited={editor.returnFocus}
    >
      {item === 'new' ? (
        <>
          <DrawerHeader title={title} onClose={close} />
          <TaskForm
            key={openCount}
            preset={{
              tags,
              customTagIds: customTagId ? [customTagId] : null,
              isImportant: filter === 'IMPORTANT',
            }}
            onClose={close}
          />
        </>
      ) : (
        <StoredTask key={openCount} id={parseId(item)} actions={actions} onClose={close} />
      )}
    </SideDrawer>
  );
}

interface StoredTaskProps {
  /** Undefined if the URL has no valid id. */
  id: number | undefined;
  actions: TaskActions;
  onClose: () => void;
}

function StoredTask({ id, actions, onClose }: StoredTaskProps) {
  const { t } = useTranslation('todo');
  const { data, error, refetch } = useTaskEditorQuery({
    variables: { id: id ?? 0 },
    skip: !id,
    // Another user may have changed the task after the list was loaded.
    fetchPolicy: 'network-only',
  });
  const task = data?.task;

  return (
    <>
      <DrawerHeader title={t('editor.edit')} onClose={onClose}>
        {task && <TaskEditorActions task={task} actions={actions} onClose={onClose} />}
      </DrawerHeader>
      {task ? (
        <TaskForm task={task} onClose={onClose} />
      ) : (
        <ItemFallback
          fields={4}
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
