import { createQueryLoader, notFound } from '../../data/queryLoader.ts';
import { TodoNavDocument, TodoPageDocument } from '../../gql/todo/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, getBoardVariables } from './boardParams.ts';
import { isValidFilterOrTag } from './filtersAndTags.ts';

export const todoLoader = createQueryLoader(({ params, request }) => {
  if (!isValidFilterOrTag(params)) notFound();
  const { searchParams } = new URL(request.url);

  return [
    {
      query: TodoPageDocument,
      variables: getBoardVariables(params, readParams(searchParams, defaultParams)),
    },
    { query: TodoNavDocument },
  ];
});
