import { type AccessTable, allRoles } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Mutation.subscribeToNewsletter': allRoles,
};
