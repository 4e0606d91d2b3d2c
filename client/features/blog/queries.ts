import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  BlogPageDocument,
  BlogSidebarDocument,
  EditPostPageDocument,
  PostPageDocument,
} from '../../gql/blog/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { parseId } from '../../ui/parseId.ts';
import { defaults, viewOf } from './view.ts';

type Ask = (args: LoaderFunctionArgs) => EarlyQuery[];

/** None for an address that the router finds out to be nobody's at the same time. */
function aboutPost({ params }: LoaderFunctionArgs, query: EarlyQuery['query']): EarlyQuery[] {
  const id = parseId(params.id);
  return id ? [{ query, variables: { id } }] : [];
}

/** What each screen asks first. */
export const queries: Record<'list' | 'detail' | 'edit', Ask> = {
  list: ({ request }) => [
    {
      query: BlogPageDocument,
      variables: viewOf(readParams(new URL(request.url).searchParams, defaults)),
    },
    { query: BlogSidebarDocument },
  ],
  detail: (args) => [...aboutPost(args, PostPageDocument), { query: BlogSidebarDocument }],
  edit: (args) => aboutPost(args, EditPostPageDocument),
};
