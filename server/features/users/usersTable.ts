import type { CollectionOptions } from '../../feature.ts';
import { alphabetical, withReversedOrders } from '../../store/table/sorting.ts';
import { ascending } from '../../values/rows.ts';
import type { UserRow } from './row.ts';
import { seedUsers } from './seed.ts';

const sorts = withReversedOrders({
  FULL_NAME: (a: UserRow, b: UserRow) => alphabetical(a.fullName, b.fullName),
  USERNAME: (a, b) => alphabetical(a.username, b.username),
  EMAIL: (a, b) => alphabetical(a.email, b.email),
  // Ordered by code units, which is the alphabetical order of upper-case letters without accents.
  ROLE: (a, b) => ascending(a.role, b.role),
  PLAN: (a, b) => ascending(a.currentPlan, b.currentPlan),
  STATUS: (a, b) => ascending(a.status, b.status),
  COMPANY: (a, b) => alphabetical(a.company, b.company),
  COUNTRY: (a, b) => alphabetical(a.country, b.country),
  CONTACT: (a, b) => ascending(a.contact, b.contact),
  CREATED_AT: (a, b) => ascending(a.createdAt, b.createdAt),
});

export type UserOrder = keyof typeof sorts;

/** Creates the table of users. New users come first. */
export function createUsersTable(options: CollectionOptions) {
  return options.store.table('users.users', {
    rowName: 'user',
    rows: () => seedUsers(options),
    texts: ({ username, fullName, email }: UserRow) => [username, fullName, email],
    facets: {
      role: ({ role }) => role,
      plan: ({ currentPlan }) => currentPlan,
      status: ({ status }) => status,
    },
    sorts,
  });
}
