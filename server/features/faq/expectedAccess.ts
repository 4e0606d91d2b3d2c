import { type AccessTable, adminOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.faqCategories': adminOnly,
  'Query.faqCategory': adminOnly,
  'Query.helpDesk': adminOnly,
  'Query.knowledgeCategories': adminOnly,
  'Query.knowledgeCategory': adminOnly,
  'Query.knowledgeTopics': adminOnly,
  'Query.knowledgeArticle': adminOnly,
  'Query.knowledgeHits': adminOnly,
  'Query.helpfulQuestions': adminOnly,
  'Mutation.rateKnowledgeArticle': adminOnly,
  'GET /faq/data': adminOnly,
  'GET /faq/data/knowledge_base': adminOnly,
  'GET /faq/data/category': adminOnly,
  'GET /faq/data/question': adminOnly,
};
