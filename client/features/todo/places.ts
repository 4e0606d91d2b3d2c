import type { Params } from 'react-router-dom';
import type { TaskFilter, TaskTag, TodoPageQueryVariables } from '../../gql/todo/graphql.ts';
import { parseId } from '../../ui/parseId.ts';

/** The addresses of the board's parts, `/apps/todo/important`, and what they ask for. */
export const filters = {
  important: 'IMPORTANT',
  completed: 'COMPLETED',
  deleted: 'DELETED',
} as const satisfies Record<string, TaskFilter>;

/** `/apps/todo/tag/high`, likewise. */
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

/** Returns the part of the board at an address: `/apps/todo/tag/7` is the one of a custom tag. */
export function placeOf({ filter, tag }: Params) {
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

/** Whether a task with these flags stands in the part of the board that is shown. */
export function shows({ filter }: TodoPageQueryVariables, task: Flags): boolean {
  if (filter === 'DELETED') return task.isDeleted;
  if (task.isDeleted) return false;
  if (filter === 'IMPORTANT') return task.isImportant;
  if (filter === 'COMPLETED') return task.isCompleted;
  return true;
}
