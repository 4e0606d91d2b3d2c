import { createQueryLoader } from '../../data/queryLoader.ts';
import { ProfilePageDocument, ProfilePostsDocument } from '../../gql/profile/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams } from './profileParams.ts';

export const profileLoader = createQueryLoader(({ request }) => {
  const { posts } = readParams(new URL(request.url).searchParams, defaultParams);
  return [
    { query: ProfilePageDocument },
    { query: ProfilePostsDocument, variables: { limit: posts } },
  ];
});
