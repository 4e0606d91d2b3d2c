import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  ArticlePageDocument,
  FaqPageDocument,
  KnowledgeHitsDocument,
  KnowledgePageDocument,
  KnowledgeSearchDocument,
  ShelfPageDocument,
} from '../../gql/faq/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { isShelfName, shelfAt } from './shelves.ts';
import { faqDefaults, searchDefaults } from './view.ts';

type Ask = (args: LoaderFunctionArgs) => EarlyQuery[];

const searchOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

/** What a search shows instead of the level itself. */
function hitsOf(args: LoaderFunctionArgs): EarlyQuery[] {
  const { q } = readParams(searchOf(args), searchDefaults);
  return [
    { query: KnowledgeSearchDocument },
    ...(q ? [{ query: KnowledgeHitsDocument, variables: { q } }] : []),
  ];
}

/** What each screen asks first. */
export const queries: Record<'faq' | 'knowledge' | 'shelf' | 'article', Ask> = {
  faq(args) {
    const { q } = readParams(searchOf(args), faqDefaults);
    return [{ query: FaqPageDocument, variables: { q } }];
  },
  knowledge: (args) => [{ query: KnowledgePageDocument }, ...hitsOf(args)],
  shelf(args) {
    const { category = '' } = args.params;
    // The router finds out at the same time that there is no such address.
    if (!isShelfName(category)) return [];
    return [{ query: ShelfPageDocument, variables: { shelf: shelfAt(category) } }, ...hitsOf(args)];
  },
  article: (args) => [
    { query: ArticlePageDocument, variables: { slug: args.params.question } },
    ...hitsOf(args),
  ],
};
