import type { TaskSort } from '../../gql/todo/graphql.ts';

/** The sort orders of the board, the manual order first. */
export const sorts = [
  'BOARD',
  'TITLE_ASC',
  'TITLE_DESC',
  'ASSIGNEE',
  'DUE_DATE',
] as const satisfies TaskSort[];

export type BoardSort = (typeof sorts)[number];

export function isSort(text: string): text is BoardSort {
  return (sorts as readonly string[]).includes(text);
}
