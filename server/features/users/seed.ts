import type { CollectionOptions } from '../../collections.ts';
import type { UserPlan, UserRole, UserStatus } from '../../gql/types.ts';
import { getOffice, getOfficeName } from '../../sample/company.ts';
import { createPerson } from '../../sample/names.ts';
import { customers, getDirectoryPortraitUrl, type Person, people } from '../../sample/people.ts';
import { addDays } from '../../values/days.ts';
import { extendSample, getCyclic } from '../../values/rows.ts';
import type { UserRow } from './row.ts';

const roleByLetter = {
  A: 'ADMIN',
  E: 'EDITOR',
  M: 'MAINTAINER',
  S: 'SUBSCRIBER',
  U: 'AUTHOR',
} as const satisfies Record<string, UserRole>;
const statusByLetter = {
  A: 'ACTIVE',
  I: 'INACTIVE',
  P: 'PENDING',
} as const satisfies Record<string, UserStatus>;

type RoleLetter = keyof typeof roleByLetter;
type StatusLetter = keyof typeof statusByLetter;

/** The roles of the first 50 colleagues, which suit their jobs. */
const roles = [...'AAAAEMAUAAMAEAMUMEMSUAMESUSESSEMSUMEESSSMMSMSUMAUS'] as RoleLetter[];
const statuses = [...'AAPAIPAPIAPIPAIPAPIAPIAPI'] as StatusLetter[];
// The first account has the plan that the pricing page shows as its own.
const plans: UserPlan[] = ['BASIC', 'TEAM', 'COMPANY', 'TEAM', 'ENTERPRISE'];

type Identity = Omit<UserRow, 'id' | 'role' | 'currentPlan' | 'status'>;

/** Creates a user. The fields are listed one by one, because this is faster for a hundred thousand users. */
function createUser(index: number, identity: Identity): UserRow {
  return {
    id: index + 1,
    fullName: identity.fullName,
    company: identity.company,
    role: roleByLetter[getCyclic(roles, index)],
    username: identity.username,
    country: identity.country,
    contact: identity.contact,
    email: identity.email,
    currentPlan: getCyclic(plans, index),
    status: statusByLetter[getCyclic(statuses, index)],
    avatar: identity.avatar,
    createdAt: identity.createdAt,
  };
}

/** Returns the status that a user of the sample starts with. */
export const getInitialStatus = (id: number): UserStatus =>
  statusByLetter[getCyclic(statuses, id - 1)];

function createColleague(person: Person, index: number, start: Date): UserRow {
  return createUser(index, {
    fullName: person.fullName,
    username: person.username,
    email: person.email,
    company: getOfficeName(person.office),
    country: getOffice(person.office).country,
    contact: person.phone,
    avatar: getDirectoryPortraitUrl(person),
    createdAt: addDays(start, -person.joinedDaysAgo).toISOString(),
  });
}

const emailDomains = customers.map(({ email }) => email.slice(email.indexOf('@')));

/** Creates an employee of a customer, who was added in the last three years. */
function createGuest(index: number, start: Date): UserRow {
  const customer = getCyclic(customers, index);
  const { fullName, username } = createPerson(index);
  return createUser(index, {
    fullName,
    username,
    email: `${username}${getCyclic(emailDomains, index)}`,
    company: customer.company,
    country: customer.country,
    contact: customer.phone,
    avatar: '',
    createdAt: addDays(start, -1 - ((index * 37) % 1095)).toISOString(),
  });
}

export function seedUsers({ clock, seedRows }: CollectionOptions): UserRow[] {
  const start = clock.now();
  const colleagues = people.slice(0, roles.length);

  return extendSample(
    colleagues.map((person, index) => createColleague(person, index, start)),
    seedRows,
    (index) => createGuest(index, start),
  );
}
