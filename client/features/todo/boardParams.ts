import type { Params } from 'react-router-dom';
import type { TodoPageQueryVariables } from '../../gql/todo/graphql.ts';
import type { ItemParams } from '../../ui/itemEditor/useItemEditor.ts';
import { readFilterOrTag } from './filtersAndTags.ts';
import { isSort } from './sorts.ts';

/** The URL parameters of the board. */
export const defaultParams = { q: '', sortBy: 'BOARD', page: 1 };

/** Returns the variables of the board query. */
export function getBoardVariables(pathParams: Params, { q, sortBy, page }: typeof defaultParams) {
  const { filter, tags, customTagId } = readFilterOrTag(pathParams);

  return {
    q,
    sortBy: isSort(sortBy) ? sortBy : 'BOARD',
    page,
    filter,
    tags,
    customTagIds: customTagId ? [customTagId] : null,
    customTagId: customTagId ?? 0,
    hasCustomTag: customTagId !== undefined,
  } satisfies TodoPageQueryVariables;
}

/** The URL parameter of the open task: `?task=7`, or `?task=new`. */
export const taskParams: ItemParams = { param: 'task' };
