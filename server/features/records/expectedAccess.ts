import { type AccessTable, adminOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.history': adminOnly,
  'Query.changeCursor': adminOnly,
  'Subscription.changes': adminOnly,
};
