import { ProfilePageDocument, ProfilePostsDocument } from '../../gql/profile/graphql.ts';
import { createQueryLoader } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { defaults } from './view.ts';

export const profileLoader = createQueryLoader(({ request }) => {
  const { posts } = readParams(new URL(request.url).searchParams, defaults);
  return [
    { query: ProfilePageDocument },
    { query: ProfilePostsDocument, variables: { limit: posts } },
  ];
});
