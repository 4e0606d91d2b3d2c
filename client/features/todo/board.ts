import type { ApolloCache } from '@apollo/client';
import {
  TodoPageDocument,
  type TodoPageQuery,
  type TodoPageQueryVariables,
} from '../../gql/todo/graphql.ts';
import { isInPlace } from './places.ts';

type Tasks = TodoPageQuery['taskPage']['tasks'];
export type BoardTask = Tasks[number];

/** Removes tasks that no longer match from the visible page, before the response. */
export function removeFromList(
  cache: ApolloCache,
  view: TodoPageQueryVariables,
  gone: number[] = [],
) {
  change(cache, view, (tasks) =>
    tasks.filter((task) => isInPlace(view, task) && !gone.includes(task.id)),
  );
}

/** Moves a task of the visible page before another one, or to the end. */
export function reorderTasks(
  cache: ApolloCache,
  view: TodoPageQueryVariables,
  id: number,
  beforeId: number | undefined,
) {
  change(cache, view, (tasks) => {
    const movedTask = tasks.find((task) => task.id === id);
    if (!movedTask || id === beforeId) return tasks;

    const others = tasks.filter((task) => task !== movedTask);
    const index = others.findIndex((task) => task.id === beforeId);
    return others.toSpliced(index < 0 ? others.length : index, 0, movedTask);
  });
}

function change(
  cache: ApolloCache,
  view: TodoPageQueryVariables,
  tasksOf: (tasks: Tasks) => Tasks,
) {
  cache.updateQuery({ query: TodoPageDocument, variables: view }, (data) => {
    if (!data) return data;

    const { taskPage } = data;
    const tasks = tasksOf(taskPage.tasks);
    const total = taskPage.total - taskPage.tasks.length + tasks.length;
    return { ...data, taskPage: { ...taskPage, tasks, total } };
  });
}
