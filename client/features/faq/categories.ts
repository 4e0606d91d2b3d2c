import type { KnowledgeCategoryName } from '../../gql/faq/graphql.ts';

/** The categories of the knowledge base by their slugs. */
const categories = {
  'sales-automation': 'SALES_AUTOMATION',
  'marketing-automation': 'MARKETING_AUTOMATION',
  'api-questions': 'API_QUESTIONS',
  personalization: 'PERSONALIZATION',
  'email-marketing': 'EMAIL_MARKETING',
  'demand-generation': 'DEMAND_GENERATION',
} as const satisfies Record<string, KnowledgeCategoryName>;

type CategorySlug = keyof typeof categories;

export function isCategorySlug(slug: string): slug is CategorySlug {
  return Object.hasOwn(categories, slug);
}

/** Returns the category of a slug. The loaders have checked that the slug in the URL is known. */
export function getCategory(slug: string | undefined): KnowledgeCategoryName {
  return categories[slug as CategorySlug];
}

export const knowledgeBasePath = '/pages/knowledge-base';

/** Returns the path of a category, such as `/pages/knowledge-base/api-questions`. */
export function getCategoryAddress(category: KnowledgeCategoryName): string {
  return `${knowledgeBasePath}/${category.toLowerCase().replaceAll('_', '-')}`;
}

/** Returns the path of the article that answers a question. */
export function getQuestionAddress({
  category,
  slug,
}: {
  category: KnowledgeCategoryName;
  slug: string;
}) {
  return `${getCategoryAddress(category)}/${slug}`;
}
