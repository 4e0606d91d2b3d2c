import { createQueryLoader } from '../../data/queryLoader.ts';
import { EmployeePageDocument } from '../../gql/datatables/graphql.ts';
import { readTableParams } from '../../ui/table/useTableParams.ts';
import {
  editableList,
  expandableList,
  getListVariables,
  type ListDefaults,
  multilingualList,
  plainList,
  searchList,
  serverList,
} from './lists.ts';

/** Loads the tables of a screen. Tables with equal variables share a query. */
export const tablesLoader = createQueryLoader(({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const lists: ListDefaults[] = pathname.endsWith('/basic')
    ? [plainList, editableList, expandableList, multilingualList]
    : [serverList, searchList];

  const allVariables = lists.map((list) => getListVariables(readTableParams(searchParams, list)));
  const uniqueVariables = new Map(
    allVariables.map((variables) => [JSON.stringify(variables), variables]),
  );
  return [...uniqueVariables.values()].map((variables) => ({
    query: EmployeePageDocument,
    variables,
  }));
});
