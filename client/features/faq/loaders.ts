import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  ArticlePageDocument,
  FaqPageDocument,
  KnowledgeHitsDocument,
  KnowledgePageDocument,
  KnowledgeSearchDocument,
  ShelfPageDocument,
} from '../../gql/faq/graphql.ts';
import { createQueryLoader, notFound, type ScreenQuery } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { getShelf, isShelfName } from './shelves.ts';
import { faqDefaults, searchDefaults } from './view.ts';

const searchOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

/** Returns the queries of the search field, which all levels of the knowledge base have. */
function searchQueries(args: LoaderFunctionArgs): ScreenQuery[] {
  const { q } = readParams(searchOf(args), searchDefaults);
  return [
    { query: KnowledgeSearchDocument },
    ...(q ? [{ query: KnowledgeHitsDocument, variables: { q } }] : []),
  ];
}

function requireShelf({ params: { category = '' } }: LoaderFunctionArgs) {
  return isShelfName(category) ? getShelf(category) : notFound();
}

export const faqLoader = createQueryLoader((args) => [
  { query: FaqPageDocument, variables: { q: readParams(searchOf(args), faqDefaults).q } },
]);

export const knowledgeLoader = createQueryLoader((args) => [
  { query: KnowledgePageDocument },
  ...searchQueries(args),
]);

export const shelfLoader = createQueryLoader((args) => [
  { query: ShelfPageDocument, variables: { shelf: requireShelf(args) } },
  ...searchQueries(args),
]);

export const articleLoader = createQueryLoader((args) => {
  requireShelf(args);
  return [
    { query: ArticlePageDocument, variables: { slug: args.params.question } },
    ...searchQueries(args),
  ];
});
