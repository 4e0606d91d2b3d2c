import type { CollectionOptions } from '../../collections.ts';
import type { FaqCategory, FaqTopic } from '../../gql/types.ts';
import { contains } from '../../values/rows.ts';
import { createKnowledge } from './knowledge.ts';
import { faq, helpDesk } from './seed.ts';

export function createCollection(options: CollectionOptions) {
  function searchCategories(q: string, inAnswers = false): FaqCategory[] {
    return faq
      .map((category) => ({
        ...category,
        questions: category.questions.filter(
          ({ question, answer }) => contains(question, q) || (inAnswers && contains(answer, q)),
        ),
      }))
      .filter(({ questions }) => questions.length > 0);
  }

  return {
    searchCategories,
    findCategory: (topic: FaqTopic, q: string) =>
      searchCategories(q).find((category) => category.topic === topic),
    getHelpDesk: () => helpDesk,
    knowledge: createKnowledge(options),
  };
}

declare module '../../collections.ts' {
  interface Collections {
    faq: ReturnType<typeof createCollection>;
  }
}
