import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    faqCategories: (_, { q, inAnswers }, { collections }) =>
      collections.faq.searchCategories(q, inAnswers),
    faqCategory: (_, { topic, q }, { collections }) =>
      collections.faq.findCategory(topic, q) ?? null,
    helpDesk: (_, __, { collections }) => collections.faq.getHelpDesk(),
    knowledgeCategories: (_, { q }, { collections }) =>
      collections.faq.knowledge.searchCategories(q),
    knowledgeCategory: (_, { category }, { collections }) =>
      collections.faq.knowledge.getCategory(category),
    knowledgeTopics: (_, { q, category }, { collections }) =>
      collections.faq.knowledge.selectTopics(q, category),
    knowledgeArticle: (_, { slug }, { collections: { auth, faq }, viewer }) =>
      faq.knowledge.getArticle(auth.getViewerOrFirst(viewer.id).id, slug ?? undefined),
    knowledgeHits: (_, { q }, { collections }) => collections.faq.knowledge.search(q),
    helpfulQuestions: (_, { limit }, { collections }) =>
      collections.faq.knowledge.listHelpful(limit),
  },
  Mutation: {
    rateKnowledgeArticle: (_, { slug, isHelpful }, { collections: { auth, faq }, viewer }) =>
      faq.knowledge.rate(auth.getViewerOrFirst(viewer.id).id, slug, isHelpful ?? null),
  },
  // remove-feature cards
  Activity: {
    reviews: (_, __, { collections }) => collections.faq.knowledge.countRatings(),
  },
  // end cards
};
