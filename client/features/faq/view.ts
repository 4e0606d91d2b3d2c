import type { FaqTopic } from '../../gql/faq/graphql.ts';

/** The URL parameters of the questions: the search, the tab, and a linked question. */
export const faqDefaults = { q: '', topic: '', question: '' };

/** The URL parameters of the knowledge base. */
export const searchDefaults = { q: '' };

interface Hits {
  topic: FaqTopic;
  questions: { slug: string }[];
}

/**
 * Returns the tab to show: the one in the URL, that of the linked question, or the first with a
 * match.
 */
export function findTopic<Found extends Hits>(
  hits: Found[],
  { topic, question }: typeof faqDefaults,
): Found | undefined {
  return (
    hits.find((one) => one.topic === topic) ??
    hits.find((one) => one.questions.some(({ slug }) => slug === question)) ??
    hits[0]
  );
}
