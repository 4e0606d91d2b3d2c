import type { Params } from 'react-router-dom';
import type { TaskFilter, TaskTag, TodoPageQueryVariables } from '../../gql/todo/graphql.ts';
import { parseId } from '../../ui/parseId.ts';

/** The query variable of each filter, by the name in its path, such as `/apps/todo/important`. */
export const filters = {
  important: 'IMPORTANT',
  completed: 'COMPLETED',
  deleted: 'DELETED',
} as const satisfies Record<string, TaskFilter>;

/** The query variable of each tag, by the name in its path, such as `/apps/todo/tag/high`. */
export const tags = {
  team: 'TEAM',
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
  update: 'UPDATE',
} as const satisfies Record<string, TaskTag>;

export type FilterName = keyof typeof filters;
export type TagName = keyof typeof tags;
/** The name of a list of tasks: all tasks, a filter or a tag. Custom tags have an id instead of a name. */
export type FilterOrTagName = 'all' | FilterName | TagName;

export const tagNames = Object.keys(tags) as TagName[];
export const filterNames = Object.keys(filters) as FilterName[];

const isTagName = (text: string): text is TagName => Object.hasOwn(tags, text);

/** Returns whether a path contains a valid filter or tag. The id of a custom tag may be unknown. */
export function isValidFilterOrTag({ filter, tag }: Params): boolean {
  const isTag = !tag || isTagName(tag) || parseId(tag) !== undefined;
  return isTag && (!filter || Object.hasOwn(filters, filter));
}

/** Returns the filter or tag in the path, with its query variables. */
export function readFilterOrTag({ filter, tag }: Params) {
  const tagName = tag && isTagName(tag) ? tag : undefined;

  return {
    /** `null` for a custom tag, whose name is stored on the server. */
    name: (filter ?? tagName ?? (tag ? null : 'all')) as FilterOrTagName | null,
    filter: filter ? filters[filter as FilterName] : null,
    tags: tagName ? [tags[tagName]] : null,
    customTagId: tagName ? undefined : parseId(tag),
  };
}

interface TaskFlags {
  isCompleted: boolean;
  isImportant: boolean;
  isDeleted: boolean;
}

/** Returns whether the list or the board shows a task with these flags. */
export function isInFilter(
  { filter, isCompleted }: TodoPageQueryVariables,
  task: TaskFlags,
): boolean {
  if (filter === 'DELETED') return task.isDeleted;
  if (task.isDeleted || (isCompleted === false && task.isCompleted)) return false;
  if (filter === 'IMPORTANT') return task.isImportant;
  if (filter === 'COMPLETED') return task.isCompleted;
  return true;
}
