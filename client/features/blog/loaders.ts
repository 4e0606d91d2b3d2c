import { createQueryLoader, requireId } from '../../data/queryLoader.ts';
import {
  BlogPageDocument,
  BlogSidebarDocument,
  EditPostPageDocument,
  PostPageDocument,
} from '../../gql/blog/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, getListVariables } from './blogParams.ts';

export const listLoader = createQueryLoader(({ request }) => [
  {
    query: BlogPageDocument,
    variables: getListVariables(readParams(new URL(request.url).searchParams, defaultParams)),
  },
  { query: BlogSidebarDocument },
]);

export const detailLoader = createQueryLoader(({ params }) => [
  { query: PostPageDocument, variables: { id: requireId(params.id) } },
  { query: BlogSidebarDocument },
]);

export const editLoader = createQueryLoader(({ params }) => [
  { query: EditPostPageDocument, variables: { id: requireId(params.id) } },
]);
