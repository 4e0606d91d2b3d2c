import { ascending } from '../../rows.ts';
import { alphabetical, bothWays } from '../../table/sorting.ts';
import { createTable } from '../../table/table.ts';
import type { World } from '../../world.ts';
import type { UserRow } from './row.ts';
import { seedUsers } from './seed.ts';

const sorts = bothWays({
  FULL_NAME: (a: UserRow, b: UserRow) => alphabetical(a.fullName, b.fullName),
  USERNAME: (a, b) => alphabetical(a.username, b.username),
  EMAIL: (a, b) => alphabetical(a.email, b.email),
  // Capitals without accents: their code units stand as in a dictionary.
  ROLE: (a, b) => ascending(a.role, b.role),
  PLAN: (a, b) => ascending(a.currentPlan, b.currentPlan),
  STATUS: (a, b) => ascending(a.status, b.status),
  COMPANY: (a, b) => alphabetical(a.company, b.company),
  COUNTRY: (a, b) => alphabetical(a.country, b.country),
  CONTACT: (a, b) => ascending(a.contact, b.contact),
  CREATED_AT: (a, b) => ascending(a.createdAt, b.createdAt),
});

export type UserOrder = keyof typeof sorts;

/** The directory. The newest come first. */
export function createUsersTable(world: World) {
  return createTable({
    world,
    name: 'user',
    rows: seedUsers(world),
    texts: ({ username, fullName, email }) => [username, fullName, email],
    facets: {
      role: ({ role }) => role,
      plan: ({ currentPlan }) => currentPlan,
      status: ({ status }) => status,
    },
    sorts,
  });
}
