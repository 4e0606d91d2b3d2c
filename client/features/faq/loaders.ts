import { createLoader, type LoaderArgs } from '../../data/loader.ts';
import {
  ArticlePageDocument,
  CategoryPageDocument,
  FaqPageDocument,
  KnowledgeLayoutDocument,
  KnowledgePageDocument,
  KnowledgeResultsDocument,
} from '../../gql/faq/graphql.ts';
import { notFound } from '../../navigation/notFound.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { getCategory, isCategorySlug } from './categories.ts';
import { defaultFaqParams, defaultSearchParams } from './faqParams.ts';

/** Starts the queries of the layout and of the search, which all pages of the knowledge base have. */
function preloadLayout({ preloadQuery, url }: LoaderArgs) {
  const { q } = readParams(url.searchParams, defaultSearchParams);
  return {
    layout: preloadQuery(KnowledgeLayoutDocument),
    results: q ? preloadQuery(KnowledgeResultsDocument, { variables: { q } }) : undefined,
  };
}

/** The queries that all pages of the knowledge base have. */
export type LayoutQueries = ReturnType<typeof preloadLayout>;

/** Returns the category in the URL, or shows the not-found page. */
function requireCategory({ params: { category = '' } }: LoaderArgs) {
  return isCategorySlug(category) ? getCategory(category) : notFound();
}

export const faqLoader = createLoader(({ preloadQuery, url }) => ({
  page: preloadQuery(FaqPageDocument, {
    variables: { q: readParams(url.searchParams, defaultFaqParams).q },
  }),
}));

export const knowledgeLoader = createLoader((args) => ({
  page: args.preloadQuery(KnowledgePageDocument),
  ...preloadLayout(args),
}));

export const categoryLoader = createLoader((args) => ({
  page: args.preloadQuery(CategoryPageDocument, {
    variables: { category: requireCategory(args) },
  }),
  ...preloadLayout(args),
}));

export const articleLoader = createLoader((args) => {
  requireCategory(args);
  return {
    page: args.preloadQuery(ArticlePageDocument, {
      variables: { slug: args.params.question ?? '' },
    }),
    ...preloadLayout(args),
  };
});
