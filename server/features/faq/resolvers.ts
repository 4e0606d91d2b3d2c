import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    faqCategories: (_, { q, inAnswers }, { collections }) =>
      collections.faq.categories(q, inAnswers),
    faqCategory: (_, { topic, q }, { collections }) => collections.faq.category(topic, q) ?? null,
    helpDesk: (_, __, { collections }) => collections.faq.helpDesk(),
    knowledgeCategories: (_, { q }, { collections }) => collections.faq.knowledge.categories(q),
    knowledgeCategory: (_, { shelf }, { collections }) => collections.faq.knowledge.category(shelf),
    knowledgeTopics: (_, { q, shelf }, { collections }) =>
      collections.faq.knowledge.topics(q, shelf),
    knowledgeArticle: (_, { slug }, { collections: { auth, faq }, viewer }) =>
      faq.knowledge.article(auth.getViewerOrFirst(viewer.id).id, slug ?? undefined),
    knowledgeHits: (_, { q }, { collections }) => collections.faq.knowledge.hits(q),
    helpfulQuestions: (_, { limit }, { collections }) => collections.faq.knowledge.helpful(limit),
  },
  Mutation: {
    rateKnowledgeArticle: (_, { slug, isHelpful }, { collections: { auth, faq }, viewer }) =>
      faq.knowledge.rate(auth.getViewerOrFirst(viewer.id).id, slug, isHelpful ?? null),
  },
};
