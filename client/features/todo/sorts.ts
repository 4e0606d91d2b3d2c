import type { TaskSort } from '../../gql/todo/graphql.ts';

/** The sort orders of the list. `BOARD` is the manual order. */
export const sorts = [
  'BOARD',
  'DUE_DATE',
  'TITLE_ASC',
  'TITLE_DESC',
  'ASSIGNEE',
] as const satisfies TaskSort[];

export type BoardSort = (typeof sorts)[number];

export function isSort(text: string): text is BoardSort {
  return (sorts as readonly string[]).includes(text);
}
