import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTaskEditorQuery } from '../../gql/todo/hooks.ts';
import { failureOf } from '../../state/failure.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TaskEditorHeader } from './TaskEditorHeader.tsx';
import { TaskForm } from './TaskForm.tsx';
import { TaskFormSkeleton } from './TaskFormSkeleton.tsx';
import type { TaskActions } from './useTaskActions.ts';

interface TaskOnFileProps {
  id: number;
  actions: TaskActions;
  onClose: () => void;
}

/** A task that exists, or turns out not to. */
export function TaskOnFile({ id, actions, onClose }: TaskOnFileProps) {
  const { t } = useTranslation(['todo', 'app']);
  const isId = Number.isSafeInteger(id) && Math.abs(id) < 2 ** 31;
  const { data, error, refetch } = useTaskEditorQuery({
    variables: { id },
    skip: !isId,
    // Somebody may have changed it since the list was loaded.
    fetchPolicy: 'network-only',
  });
  const task = data?.task;
  const kind = isId ? failureOf(error).kind : 'missing';

  if (task) {
    return (
      <>
        <TaskEditorHeader
          title={t('editor.edit')}
          task={task}
          actions={actions}
          onClose={onClose}
        />
        <TaskForm task={task} onClose={onClose} />
      </>
    );
  }

  return (
    <>
      <TaskEditorHeader title={t('editor.edit')} onClose={onClose} />
      {!error && isId ? (
        <TaskFormSkeleton />
      ) : kind === 'missing' ? (
        <EmptyState
          drawing="lost"
          title={t('editor.missing')}
          text={t('editor.missingText')}
          action={<Button onClick={onClose}>{t('editor.back')}</Button>}
        />
      ) : (
        <EmptyState
          drawing="unplugged"
          title={t(`app:failure.${kind}.title`)}
          text={t(`app:failure.${kind}.text`)}
          action={<Button onClick={() => void refetch()}>{t('app:retry')}</Button>}
        />
      )}
    </>
  );
}
