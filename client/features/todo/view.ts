import type { Params } from 'react-router-dom';
import type { TodoPageQueryVariables } from '../../gql/todo/graphql.ts';
import type { ItemAddress } from '../../ui/itemEditor/useItemEditor.ts';
import { placeOf } from './places.ts';
import { isSort } from './sorts.ts';

/** What the board's toolbar and pager choose, in the query string. */
export const defaults = { q: '', sortBy: 'BOARD', page: 1 };

/** What an address of the board asks for. */
export function viewOf(places: Params, { q, sortBy, page }: typeof defaults) {
  const { filter, tags, customTagId } = placeOf(places);

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

/** The open task: `?task=7`, or `?task=new`. */
export const taskAddress: ItemAddress = { param: 'task' };
