import { type AccessTable, adminOnly, allRoles } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.history': adminOnly,
  'Query.changeCursor': allRoles,
  'Subscription.changes': adminOnly,
};
