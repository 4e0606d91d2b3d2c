import {
  BlogPageDocument,
  BlogSidebarDocument,
  EditPostPageDocument,
  PostPageDocument,
} from '../../gql/blog/graphql.ts';
import { queryLoader, requireId } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { defaults, readView } from './view.ts';

export const listLoader = queryLoader(({ request }) => [
  {
    query: BlogPageDocument,
    variables: readView(readParams(new URL(request.url).searchParams, defaults)),
  },
  { query: BlogSidebarDocument },
]);

export const detailLoader = queryLoader(({ params }) => [
  { query: PostPageDocument, variables: { id: requireId(params.id) } },
  { query: BlogSidebarDocument },
]);

export const editLoader = queryLoader(({ params }) => [
  { query: EditPostPageDocument, variables: { id: requireId(params.id) } },
]);
