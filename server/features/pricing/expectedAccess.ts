import { type AccessTable, adminOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.plans': adminOnly,
  'Query.plan': adminOnly,
  'Query.planFeatures': adminOnly,
  'Query.pricingQuestions': adminOnly,
  'Mutation.choosePlan': adminOnly,
  'GET /pricing/data': adminOnly,
};
