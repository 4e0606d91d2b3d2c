import type { ApolloCache } from '@apollo/client';
import {
  TodoPageDocument,
  type TodoPageQuery,
  type TodoPageQueryVariables,
} from '../../gql/todo/graphql.ts';
import { isInFilter } from './filtersAndTags.ts';

type Tasks = TodoPageQuery['taskPage']['tasks'];
export type BoardTask = Tasks[number];

/** Removes tasks from the visible page in the cache: those in `removedIds`, and those that the filter excludes. */
export function removeFromList(
  cache: ApolloCache,
  boardVariables: TodoPageQueryVariables,
  removedIds: number[] = [],
) {
  updateTasks(cache, boardVariables, (tasks) =>
    tasks.filter((task) => isInFilter(boardVariables, task) && !removedIds.includes(task.id)),
  );
}

/** Moves a task of the visible page before the task `beforeId`, or to the end. */
export function reorderTasks(
  cache: ApolloCache,
  boardVariables: TodoPageQueryVariables,
  id: number,
  beforeId: number | undefined,
) {
  updateTasks(cache, boardVariables, (tasks) => {
    const movedTask = tasks.find((task) => task.id === id);
    if (!movedTask || id === beforeId) return tasks;

    const others = tasks.filter((task) => task !== movedTask);
    const index = others.findIndex((task) => task.id === beforeId);
    return others.toSpliced(index < 0 ? others.length : index, 0, movedTask);
  });
}

function updateTasks(
  cache: ApolloCache,
  boardVariables: TodoPageQueryVariables,
  changeTasks: (tasks: Tasks) => Tasks,
) {
  cache.updateQuery({ query: TodoPageDocument, variables: boardVariables }, (data) => {
    if (!data) return data;

    const { taskPage } = data;
    const tasks = changeTasks(taskPage.tasks);
    const total = taskPage.total - taskPage.tasks.length + tasks.length;
    return { ...data, taskPage: { ...taskPage, tasks, total } };
  });
}
