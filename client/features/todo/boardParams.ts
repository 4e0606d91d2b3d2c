import type { Params } from 'react-router-dom';
import type { TodoPageQueryVariables } from '../../gql/todo/graphql.ts';
import type { ItemParams } from '../../ui/itemEditor/useItemEditor.ts';
import { readFilterOrTag } from './filtersAndTags.ts';
import { isSort } from './sorts.ts';

/** The URL parameters of the screen. */
export const defaultParams = {
  q: '',
  sortBy: 'BOARD',
  page: 1,
  view: 'list',
  /** Whether the group of the completed tasks is expanded. */
  completed: false,
};

/** The number of tasks on a page of the list, and in a column of the board. */
const listSize = 50;
const columnSize = 100;

/** Returns the variables of the query. The list has a group of completed tasks, the board a column. */
export function getBoardVariables(pathParams: Params, params: typeof defaultParams) {
  const { q, sortBy, page, view, completed } = params;
  const { filter, tags, customTagId } = readFilterOrTag(pathParams);
  const isBoard = view === 'board' && filter !== 'DELETED';
  const hasCompletedGroup = !isBoard && filter !== 'DELETED' && filter !== 'COMPLETED';
  const listSort = isSort(sortBy) ? sortBy : 'BOARD';

  return {
    q,
    sortBy: isBoard ? 'BOARD' : listSort,
    page,
    perPage: listSize,
    perStatus: isBoard ? columnSize : null,
    filter,
    tags,
    customTagIds: customTagId ? [customTagId] : null,
    customTagId: customTagId ?? 0,
    hasCustomTag: customTagId !== undefined,
    isCompleted: hasCompletedGroup ? false : null,
    hasCompletedGroup,
    completedPerPage: completed && hasCompletedGroup ? listSize : 0,
  } satisfies TodoPageQueryVariables;
}

export type BoardVariables = ReturnType<typeof getBoardVariables>;

/** The URL parameter of the open task: `?task=7`, or `?task=new`. */
export const taskParams: ItemParams = { param: 'task' };
