import { createLoader } from '../../data/loader.ts';
import {
  UserEditPageDocument,
  UserListPageDocument,
  UserViewPageDocument,
} from '../../gql/users/graphql.ts';
import { requireId } from '../../navigation/notFound.ts';
import { readTableParams } from '../../ui/table/useTableParams.ts';
import { getListVariables, listDefaults } from './list.ts';

export const listLoader = createLoader(({ preloadQuery, url }) => ({
  page: preloadQuery(UserListPageDocument, {
    variables: getListVariables(readTableParams(url.searchParams, listDefaults)),
  }),
}));

export const viewLoader = createLoader(({ preloadQuery, params }) => ({
  page: preloadQuery(UserViewPageDocument, { variables: { id: requireId(params.id) } }),
}));

export const editLoader = createLoader(({ preloadQuery, params }) => ({
  page: preloadQuery(UserEditPageDocument, { variables: { id: requireId(params.id) } }),
}));
