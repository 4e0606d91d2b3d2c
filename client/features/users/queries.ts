import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  UserEditPageDocument,
  UserListPageDocument,
  UserViewPageDocument,
} from '../../gql/users/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readTableParams } from '../../ui/table/useTableParams.ts';
import { listDefaults, listOf } from './list.ts';

/** What each screen asks first. */
export function queries({ params, request }: LoaderFunctionArgs): EarlyQuery[] {
  const { pathname, searchParams } = new URL(request.url);
  if (!params.id) {
    const variables = listOf(readTableParams(searchParams, listDefaults));
    return [{ query: UserListPageDocument, variables }];
  }

  const query = pathname.includes('/edit/') ? UserEditPageDocument : UserViewPageDocument;
  return [{ query, variables: { id: Number(params.id) } }];
}
