import type { LoaderFunctionArgs } from 'react-router-dom';
import { ProfilePageDocument, ProfilePostsDocument } from '../../gql/profile/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { defaults } from './view.ts';

/** What the page asks first. */
export function queries({ request }: LoaderFunctionArgs): EarlyQuery[] {
  const { posts } = readParams(new URL(request.url).searchParams, defaults);
  return [
    { query: ProfilePageDocument },
    { query: ProfilePostsDocument, variables: { limit: posts } },
  ];
}
