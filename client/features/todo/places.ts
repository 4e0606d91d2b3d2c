import type { Params } from 'react-router-dom';
import type { TaskFilter, TaskTag, TodoPageQueryVariables } from '../../gql/todo/graphql.ts';
import { parseId } from '../../ui/parseId.ts';

/** The paths of the filters, `/apps/todo/important`, and their query variables. */
export const filters = {
  important: 'IMPORTANT',
  completed: 'COMPLETED',
  deleted: 'DELETED',
} as const satisfies Record<string, TaskFilter>;

/** The paths of the tags, `/apps/todo/tag/high`, and their query variables. */
export const tags = {
  team: 'TEAM',
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
  update: 'UPDATE',
} as const satisfies Record<string, TaskTag>;

export type FilterName = keyof typeof filters;
export type TagName = keyof typeof tags;
export type PlaceName = 'all' | FilterName | TagName;

export const tagNames = Object.keys(tags) as TagName[];
export const filterNames = Object.keys(filters) as FilterName[];

const isTagName = (text: string): text is TagName => Object.hasOwn(tags, text);

export function isPlace({ filter, tag }: Params): boolean {
  const isTag = !tag || isTagName(tag) || parseId(tag) !== undefined;
  return isTag && (!filter || Object.hasOwn(filters, filter));
}

/** Returns the filter or tag in the URL, with its query variables. */
export function readPlace({ filter, tag }: Params) {
  const tagName = tag && isTagName(tag) ? tag : undefined;

  return {
    /** Custom tags have no name here: theirs is stored on the server. */
    name: (filter ?? tagName ?? (tag ? null : 'all')) as PlaceName | null,
    filter: filter ? filters[filter as FilterName] : null,
    tags: tagName ? [tags[tagName]] : null,
    customTagId: tagName ? undefined : parseId(tag),
  };
}

interface Flags {
  isCompleted: boolean;
  isImportant: boolean;
  isDeleted: boolean;
}

/** Whether the filter of the board includes a task with these flags. */
export function isInPlace({ filter }: TodoPageQueryVariables, task: Flags): boolean {
  if (filter === 'DELETED') return task.isDeleted;
  if (task.isDeleted) return false;
  if (filter === 'IMPORTANT') return task.isImportant;
  if (filter === 'COMPLETED') return task.isCompleted;
  return true;
}
