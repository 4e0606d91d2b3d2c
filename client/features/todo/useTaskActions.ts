import type { ApolloCache } from '@apollo/client';
import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  type AddTaskInput,
  type TaskStatus,
  TodoNavDocument,
  TodoPageDocument,
} from '../../gql/todo/graphql.ts';
import {
  useAddTaskMutation,
  useCompleteTaskMutation,
  useDeleteTaskMutation,
  useMoveTaskMutation,
  usePurgeTasksMutation,
  useRestoreTaskMutation,
  useSetTaskStatusMutation,
  useStarTaskMutation,
} from '../../gql/todo/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { type BoardTask, removeFromList, reorderTasks } from './boardCache.ts';
import type { BoardVariables } from './boardParams.ts';
import { isInFilter } from './filtersAndTags.ts';

type Task = Pick<
  BoardTask,
  'id' | 'title' | 'isCompleted' | 'status' | 'isImportant' | 'isDeleted'
>;

/** A task that is added in a group or column. */
export type NewTask = Pick<AddTaskInput, 'title' | 'dueDate' | 'status'>;

/** Options of the mutations. A changed task can move to other lists or to another position. */
export const mutationOptions = { refetchQueries: [TodoPageDocument, TodoNavDocument] };

export type TaskActions = ReturnType<typeof useTaskActions>;

/**
 * Returns the actions on a task. The board shows the result before the response, and the previous state
 * again if the request fails.
 */
export function useTaskActions(boardVariables: BoardVariables) {
  const { t } = useTranslation('todo');
  const [addTask] = useAddTaskMutation(mutationOptions);
  const [setTaskStatus] = useSetTaskStatusMutation(mutationOptions);
  const [completeTask] = useCompleteTaskMutation(mutationOptions);
  const [starTask] = useStarTaskMutation(mutationOptions);
  const [deleteTask] = useDeleteTaskMutation(mutationOptions);
  const [restoreTask] = useRestoreTaskMutation(mutationOptions);
  const [purgeTasks] = usePurgeTasksMutation(mutationOptions);
  const [moveTask] = useMoveTaskMutation();
  const update = (cache: ApolloCache) => removeFromList(cache, boardVariables);

  function showResult(key: TranslationKeys['todo'], title: string, undo?: () => void) {
    showToast({ kind: 'success', message: t(key, { title }), undo });
  }

  async function setCompleted({ id }: Task, isCompleted: boolean) {
    const status: TaskStatus = isCompleted ? 'DONE' : 'TODO';
    const updateTask = { __typename: 'Task' as const, id, isCompleted, status };
    return completeTask({
      variables: { id, isCompleted },
      optimisticResponse: { updateTask },
      update,
    });
  }

  async function setStatus({ id }: Task, status: TaskStatus) {
    const isCompleted = status === 'DONE';
    const updateTask = { __typename: 'Task' as const, id, isCompleted, status };
    return setTaskStatus({
      variables: { id, status },
      optimisticResponse: { updateTask },
      update,
    });
  }

  async function setImportant({ id }: Task, isImportant: boolean) {
    const updateTask = { __typename: 'Task' as const, id, isImportant };
    return starTask({
      variables: { id, isImportant },
      optimisticResponse: { updateTask },
      update,
    });
  }

  function setDeleted({ id }: Task, isDeleted: boolean) {
    const task = { __typename: 'Task' as const, id, isDeleted };
    const variables = { id };

    return isDeleted
      ? deleteTask({ variables, optimisticResponse: { deleteTask: task }, update })
      : restoreTask({ variables, optimisticResponse: { restoreTask: task }, update });
  }

  function setPosition({ id }: Task, beforeId: number | undefined) {
    const task = { __typename: 'Task' as const, id };
    return moveTask({
      variables: { id, beforeId },
      optimisticResponse: { moveTask: task },
      update: (cache) => reorderTasks(cache, boardVariables, id, beforeId),
    });
  }

  return {
    /** Adds a task with the tags of the screen. Returns whether it was added. */
    async add(task: NewTask) {
      const { tags, customTagIds, filter } = boardVariables;
      const { data } = await addTask({
        variables: {
          task: {
            tags: tags ?? [],
            customTagIds: customTagIds ?? [],
            isImportant: filter === 'IMPORTANT',
            ...task,
          },
        },
      });
      const added = data?.addTask;
      if (added) showResult('toast.added', task.title, () => setDeleted(added, true));
      return added !== undefined;
    },

    async changeStatus(task: Task, status: TaskStatus) {
      const { error } = await setStatus(task, status);
      if (!error)
        showResult(`toast.status.${status}`, task.title, () => setStatus(task, task.status));
    },

    /** Moves a task to its place in the column `status`, which has the tasks `columnIds`. `tasks` are all tasks of the board. */
    async place(task: Task, tasks: Task[], status: TaskStatus, columnIds: number[]) {
      const index = columnIds.indexOf(task.id);
      const others = tasks.filter(({ id }) => id !== task.id).map(({ id }) => id);
      const previousId = columnIds[index - 1];
      const beforeId =
        columnIds[index + 1] ??
        (previousId === undefined ? undefined : others[others.indexOf(previousId) + 1]);
      const nextId = tasks[tasks.indexOf(task) + 1]?.id;
      const isMoved = columnIds.length > 1 && beforeId !== nextId;
      if (!isMoved && status === task.status) return;

      const results = await Promise.all([
        status === task.status ? undefined : setStatus(task, status),
        isMoved ? setPosition(task, beforeId) : undefined,
      ]);
      if (results.some((result) => result?.error)) return;
      const key = status === task.status ? 'toast.moved' : (`toast.status.${status}` as const);
      showResult(key, task.title, () => {
        if (status !== task.status) void setStatus(task, task.status);
        if (isMoved) void setPosition(task, nextId);
      });
    },

    async complete(task: Task, isCompleted: boolean) {
      const { error } = await setCompleted(task, isCompleted);
      // A reopened task that stays visible needs no message.
      const hasMessage = isCompleted || !isInFilter(boardVariables, { ...task, isCompleted });
      if (error || !hasMessage) return;
      showResult(isCompleted ? 'toast.completed' : 'toast.reopened', task.title, () =>
        setCompleted(task, !isCompleted),
      );
    },

    /** Completes tasks, or reopens a single completed one. */
    async completeAll(tasks: Task[]) {
      const [task] = tasks;
      if (task && tasks.length === 1) return this.complete(task, !task.isCompleted);
      const open = tasks.filter(({ isCompleted }) => !isCompleted);
      const results = await Promise.all(open.map((other) => setCompleted(other, true)));
      if (open.length === 0 || results.some(({ error }) => error)) return;
      const undo = () => {
        for (const other of open) void setCompleted(other, false);
      };
      const message = t('toast.completedMany', { count: open.length });
      showToast({ kind: 'success', message, undo });
    },

    async removeAll(tasks: Task[]) {
      const [task] = tasks;
      if (task && tasks.length === 1) return this.remove(task);
      const results = await Promise.all(tasks.map((other) => setDeleted(other, true)));
      if (tasks.length === 0 || results.some(({ error }) => error)) return;
      const undo = () => {
        for (const other of tasks) void setDeleted(other, false);
      };
      showToast({
        kind: 'success',
        message: t('toast.deletedMany', { count: tasks.length }),
        undo,
      });
    },

    async star(task: Task, isImportant: boolean) {
      const { error } = await setImportant(task, isImportant);
      if (error || isInFilter(boardVariables, { ...task, isImportant })) return;
      showResult('toast.unstarred', task.title, () => setImportant(task, !isImportant));
    },

    async remove(task: Task) {
      const { error } = await setDeleted(task, true);
      if (!error) showResult('toast.deleted', task.title, () => setDeleted(task, false));
    },

    async restore(task: Task) {
      const { error } = await setDeleted(task, false);
      if (!error) showResult('toast.restored', task.title, () => setDeleted(task, true));
    },

    async purge(ids: number[]) {
      const { error } = await purgeTasks({
        variables: { ids },
        optimisticResponse: { purgeTasks: ids },
        update: (cache) => removeFromList(cache, boardVariables, ids),
      });
      if (!error) showToast({ kind: 'success', message: t('toast.purged', { count: ids.length }) });
    },

    /** Moves a task to another index of the visible page. */
    async move(task: Task, tasks: Task[], to: number, hasMore: boolean) {
      const from = tasks.findIndex(({ id }) => id === task.id);
      const others = tasks.toSpliced(from, 1);
      const last = others.at(-1);
      if (from === to || !last) return;

      const next = others[to];
      const { error } = await setPosition(task, next?.id ?? (hasMore ? last.id : undefined));
      // If there are more pages, the last task of this page and the moved task swap positions.
      if (!next && hasMore) await setPosition(last, task.id);
      if (!error)
        showResult('toast.moved', task.title, () => setPosition(task, tasks[from + 1]?.id));
    },
  };
}
