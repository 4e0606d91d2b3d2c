import type { FaqTopic } from '../../gql/faq/graphql.ts';

/** The default URL parameters of the FAQ: the search, the tab, and a linked question. */
export const defaultFaqParams = { q: '', topic: '', question: '' };

/** The default URL parameters of the knowledge base. */
export const defaultSearchParams = { q: '' };

interface TopicQuestions {
  topic: FaqTopic;
  questions: { slug: string }[];
}

/** Returns the topic in the URL. If the URL has none, returns the topic of the linked question, or the first topic. */
export function findTopic<Item extends TopicQuestions>(
  items: Item[],
  { topic, question }: typeof defaultFaqParams,
): Item | undefined {
  return (
    items.find((item) => item.topic === topic) ??
    items.find((item) => item.questions.some(({ slug }) => slug === question)) ??
    items[0]
  );
}
