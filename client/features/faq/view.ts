import type { FaqTopic } from '../../gql/faq/graphql.ts';

/** What the address of the questions says: the search, the tab, and a question that is linked to. */
export const faqDefaults = { q: '', topic: '', question: '' };

/** What every address of the knowledge base says. */
export const searchDefaults = { q: '' };

interface Hits {
  topic: FaqTopic;
  questions: { slug: string }[];
}

/** The tab to show: the one asked for, the one of the linked question, else the first with a hit. */
export function topicOf<Found extends Hits>(
  hits: Found[],
  { topic, question }: typeof faqDefaults,
): Found | undefined {
  return (
    hits.find((one) => one.topic === topic) ??
    hits.find((one) => one.questions.some(({ slug }) => slug === question)) ??
    hits[0]
  );
}
