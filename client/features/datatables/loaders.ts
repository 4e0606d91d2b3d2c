import { createLoader } from '../../data/loader.ts';
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
export const tablesLoader = createLoader(({ preloadQuery, url: { pathname, searchParams } }) => {
  const lists: ListDefaults[] = pathname.endsWith('/basic')
    ? [plainList, editableList, expandableList, multilingualList]
    : [serverList, searchList];

  const allVariables = lists.map((list) => getListVariables(readTableParams(searchParams, list)));
  const uniqueVariables = new Map(
    allVariables.map((variables) => [JSON.stringify(variables), variables]),
  );
  return Object.fromEntries(
    [...uniqueVariables].map(([key, variables]) => [
      key,
      preloadQuery(EmployeePageDocument, { variables }),
    ]),
  );
});
