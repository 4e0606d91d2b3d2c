import { createLoader } from '../../data/loader.ts';
import {
  BlogPageDocument,
  BlogSidebarDocument,
  EditPostPageDocument,
  PostPageDocument,
} from '../../gql/blog/graphql.ts';
import { requireId } from '../../navigation/notFound.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, getListVariables } from './blogParams.ts';

export const listLoader = createLoader(({ preloadQuery, url }) => ({
  page: preloadQuery(BlogPageDocument, {
    variables: getListVariables(readParams(url.searchParams, defaultParams)),
  }),
  sidebar: preloadQuery(BlogSidebarDocument),
}));

export const detailLoader = createLoader(({ preloadQuery, params }) => ({
  page: preloadQuery(PostPageDocument, { variables: { id: requireId(params.id) } }),
  sidebar: preloadQuery(BlogSidebarDocument),
}));

export const editLoader = createLoader(({ preloadQuery, params }) => ({
  page: preloadQuery(EditPostPageDocument, { variables: { id: requireId(params.id) } }),
}));
