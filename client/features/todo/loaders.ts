import { createLoader } from '../../data/loader.ts';
import { TodoNavDocument, TodoPageDocument } from '../../gql/todo/graphql.ts';
import { notFound } from '../../navigation/notFound.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, getBoardVariables } from './boardParams.ts';
import { isValidFilterOrTag } from './filtersAndTags.ts';

export const todoLoader = createLoader(({ preloadQuery, params, url }) => {
  if (!isValidFilterOrTag(params)) notFound();

  return {
    page: preloadQuery(TodoPageDocument, {
      variables: getBoardVariables(params, readParams(url.searchParams, defaultParams)),
    }),
    nav: preloadQuery(TodoNavDocument),
  };
});
