import { createLoader } from '../../data/loader.ts';
import { ProfilePageDocument, ProfilePostsDocument } from '../../gql/profile/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams } from './profileParams.ts';

export const profileLoader = createLoader(({ preloadQuery, url }) => {
  const { posts } = readParams(url.searchParams, defaultParams);
  return {
    page: preloadQuery(ProfilePageDocument),
    posts: preloadQuery(ProfilePostsDocument, { variables: { limit: posts } }),
  };
});
