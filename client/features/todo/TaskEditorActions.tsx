import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconCircle, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TaskForm_TaskFragment } from '../../gql/todo/graphql.ts';
import classes from './TaskEditor.module.css';
import { TaskStar } from './TaskStar.tsx';
import type { TaskActions } from './useTaskActions.ts';

interface TaskEditorActionsProps {
  task: TaskForm_TaskFragment;
  actions: TaskActions;
  onClose: () => void;
}

/** The buttons in the header of the task editor. */
export function TaskEditorActions({ task, actions, onClose }: TaskEditorActionsProps) {
  const { t } = useTranslation('todo');
  const { isCompleted, isDeleted } = task;
  const BinIcon = isDeleted ? IconArrowBackUp : IconTrash;
  const CheckIcon = isCompleted ? IconCheck : IconCircle;

  function remove() {
    void actions.remove(task);
    onClose();
  }

  return (
    <>
      <Button
        variant="default"
        className={classes.complete}
        data-completed={isCompleted || undefined}
        leftSection={<CheckIcon size={16} stroke={2} aria-hidden />}
        aria-pressed={isCompleted}
        onClick={() => void actions.complete(task, !isCompleted)}
      >
        {t(isCompleted ? 'editor.completed' : 'editor.complete')}
      </Button>
      <TaskStar task={task} actions={actions} size={40} />
      <ActionIcon
        size={40}
        variant="subtle"
        color="gray"
        aria-label={t(isDeleted ? 'restore' : 'delete')}
        onClick={isDeleted ? () => void actions.restore(task) : remove}
      >
        <BinIcon size={20} stroke={1.7} />
      </ActionIcon>
    </>
  );
}
