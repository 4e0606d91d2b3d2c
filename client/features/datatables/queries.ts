import type { LoaderFunctionArgs } from 'react-router-dom';
import { EmployeePageDocument } from '../../gql/datatables/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readTableParams } from '../../ui/table/useTableParams.ts';
import {
  expandableList,
  type List,
  listOf,
  multilingualList,
  plainList,
  searchList,
  serverList,
  workList,
} from './lists.ts';

/** What the tables of a screen ask first; those that ask the same ask once. */
export function queries({ request }: LoaderFunctionArgs): EarlyQuery[] {
  const { pathname, searchParams } = new URL(request.url);
  const lists: List[] = pathname.endsWith('/basic')
    ? [plainList, workList, expandableList, multilingualList]
    : [serverList, searchList];

  const asked = lists.map((list) => listOf(readTableParams(searchParams, list)));
  const different = new Map(asked.map((variables) => [JSON.stringify(variables), variables]));
  return [...different.values()].map((variables) => ({ query: EmployeePageDocument, variables }));
}
