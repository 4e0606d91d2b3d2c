import type { KnowledgeShelf } from '../../gql/faq/graphql.ts';

/** The paths of the categories, `/pages/knowledge-base/api-questions`. */
const shelves = {
  'sales-automation': 'SALES_AUTOMATION',
  'marketing-automation': 'MARKETING_AUTOMATION',
  'api-questions': 'API_QUESTIONS',
  personalization: 'PERSONALIZATION',
  'email-marketing': 'EMAIL_MARKETING',
  'demand-generation': 'DEMAND_GENERATION',
} as const satisfies Record<string, KnowledgeShelf>;

type ShelfName = keyof typeof shelves;

export function isShelfName(name: string): name is ShelfName {
  return Object.hasOwn(shelves, name);
}

/** Returns the category in the URL. The router only matches known ones. */
export function getShelf(name: string | undefined): KnowledgeShelf {
  return shelves[name as ShelfName];
}

export const knowledgeBase = '/pages/knowledge-base';

export function getShelfAddress(shelf: KnowledgeShelf): string {
  return `${knowledgeBase}/${shelf.toLowerCase().replaceAll('_', '-')}`;
}

export function getQuestionAddress({ shelf, slug }: { shelf: KnowledgeShelf; slug: string }) {
  return `${getShelfAddress(shelf)}/${slug}`;
}
