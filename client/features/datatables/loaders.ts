import { EmployeePageDocument } from '../../gql/datatables/graphql.ts';
import { createQueryLoader } from '../../state/queryLoader.ts';
import { readTableParams } from '../../ui/table/useTableParams.ts';
import {
  expandableList,
  getListVariables,
  type List,
  multilingualList,
  plainList,
  searchList,
  serverList,
  workList,
} from './lists.ts';

/** Loads the tables of a screen. Tables with equal variables share a query. */
export const tablesLoader = createQueryLoader(({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const lists: List[] = pathname.endsWith('/basic')
    ? [plainList, workList, expandableList, multilingualList]
    : [serverList, searchList];

  const requested = lists.map((list) => getListVariables(readTableParams(searchParams, list)));
  const different = new Map(requested.map((variables) => [JSON.stringify(variables), variables]));
  return [...different.values()].map((variables) => ({ query: EmployeePageDocument, variables }));
});
