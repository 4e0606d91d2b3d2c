import type { LoaderFunctionArgs } from 'react-router-dom';
import { TodoPageDocument, TodoPlacesDocument } from '../../gql/todo/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { defaults, viewOf } from './view.ts';

/** What the board asks first. */
export function queries({ params, request }: LoaderFunctionArgs): EarlyQuery[] {
  const { searchParams } = new URL(request.url);

  return [
    { query: TodoPageDocument, variables: viewOf(params, readParams(searchParams, defaults)) },
    { query: TodoPlacesDocument },
  ];
}
