import type { CollectionOptions } from '../../collections.ts';
import { addReversedOrders, compareAlphabetically } from '../../store/table/sorting.ts';
import { compareAscending } from '../../values/rows.ts';
import type { UserRow } from './row.ts';
import { seedUsers } from './seed.ts';

const sorts = addReversedOrders({
  FULL_NAME: (a: UserRow, b: UserRow) => compareAlphabetically(a.fullName, b.fullName),
  USERNAME: (a, b) => compareAlphabetically(a.username, b.username),
  EMAIL: (a, b) => compareAlphabetically(a.email, b.email),
  // Ordered by code units, which is the alphabetical order of upper-case letters without accents.
  ROLE: (a, b) => compareAscending(a.role, b.role),
  PLAN: (a, b) => compareAscending(a.currentPlan, b.currentPlan),
  STATUS: (a, b) => compareAscending(a.status, b.status),
  COMPANY: (a, b) => compareAlphabetically(a.company, b.company),
  COUNTRY: (a, b) => compareAlphabetically(a.country, b.country),
  CONTACT: (a, b) => compareAscending(a.contact, b.contact),
  CREATED_AT: (a, b) => compareAscending(a.createdAt, b.createdAt),
});

export type UserSortName = keyof typeof sorts;

/** Creates the table of users. New users come first. */
export function createUsersTable(options: CollectionOptions) {
  return options.store.table('users.users', {
    rowName: 'user',
    type: 'User',
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
