import type { LoaderFunctionArgs } from 'react-router-dom';
import { createQueryLoader, notFound, type ScreenQuery } from '../../data/queryLoader.ts';
import {
  ArticlePageDocument,
  CategoryPageDocument,
  FaqPageDocument,
  KnowledgeLayoutDocument,
  KnowledgePageDocument,
  KnowledgeResultsDocument,
} from '../../gql/faq/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { getCategory, isCategorySlug } from './categories.ts';
import { defaultFaqParams, defaultSearchParams } from './faqParams.ts';

const getSearchParams = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

/** Returns the queries of the search, which all pages of the knowledge base have. */
function createSearchQueries(args: LoaderFunctionArgs): ScreenQuery[] {
  const { q } = readParams(getSearchParams(args), defaultSearchParams);
  return [
    { query: KnowledgeLayoutDocument },
    ...(q ? [{ query: KnowledgeResultsDocument, variables: { q } }] : []),
  ];
}

/** Returns the category in the URL, or shows the not-found page. */
function requireCategory({ params: { category = '' } }: LoaderFunctionArgs) {
  return isCategorySlug(category) ? getCategory(category) : notFound();
}

export const faqLoader = createQueryLoader((args) => [
  {
    query: FaqPageDocument,
    variables: { q: readParams(getSearchParams(args), defaultFaqParams).q },
  },
]);

export const knowledgeLoader = createQueryLoader((args) => [
  { query: KnowledgePageDocument },
  ...createSearchQueries(args),
]);

export const categoryLoader = createQueryLoader((args) => [
  { query: CategoryPageDocument, variables: { category: requireCategory(args) } },
  ...createSearchQueries(args),
]);

export const articleLoader = createQueryLoader((args) => {
  requireCategory(args);
  return [
    { query: ArticlePageDocument, variables: { slug: args.params.question } },
    ...createSearchQueries(args),
  ];
});
