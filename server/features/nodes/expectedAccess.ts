import { type AccessTable, adminOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.node': adminOnly,
};
