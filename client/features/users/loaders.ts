import { createQueryLoader, requireId } from '../../data/queryLoader.ts';
import {
  UserEditPageDocument,
  UserListPageDocument,
  UserViewPageDocument,
} from '../../gql/users/graphql.ts';
import { readTableParams } from '../../ui/table/useTableParams.ts';
import { getListVariables, listDefaults } from './list.ts';

export const listLoader = createQueryLoader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const variables = getListVariables(readTableParams(searchParams, listDefaults));
  return [{ query: UserListPageDocument, variables }];
});

export const viewLoader = createQueryLoader(({ params }) => [
  { query: UserViewPageDocument, variables: { id: requireId(params.id) } },
]);

export const editLoader = createQueryLoader(({ params }) => [
  { query: UserEditPageDocument, variables: { id: requireId(params.id) } },
]);
