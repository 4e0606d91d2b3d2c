import type { CollectionOptions } from '../../collections.ts';
import type { Employee, EmployeeStatus } from '../../gql/types.ts';
import { offices } from '../../sample/company.ts';
import { createPerson } from '../../sample/names.ts';
import { customers, people } from '../../sample/people.ts';
import { formatDay } from '../../values/days.ts';
import { extendSample, getCyclic } from '../../values/rows.ts';
import { createEmployee } from './spelling.ts';

const sampleSize = 100;
const posts = [...new Set(people.slice(24).map(({ post }) => post))];
const cities = [...new Set([...offices, ...customers].map(({ city }) => city))];
const emailDomains = ['fitwell', 'nordmontage', 'beaugeste', 'maoscertas'];

/**
 * Returns the status of an employee. Of each hundred employees, 23 are current, 19 professional, 18 rejected, 23
 * resigned and 17 applied.
 */
function pickStatus(index: number): EmployeeStatus {
  const position = (index * 37 + 11) % 100;
  if (position < 23) return 'CURRENT';
  if (position < 42) return 'PROFESSIONAL';
  if (position < 60) return 'REJECTED';
  return position < 83 ? 'RESIGNED' : 'APPLIED';
}

/** Returns the file name of a picture of the client, or an empty text. Half of the employees have a picture. */
const getAvatar = (index: number) => (index % 2 === 1 ? `${((index >> 1) % 10) + 1}.jpg` : '');

export function seedEmployees({ clock, seedRows }: CollectionOptions): Employee[] {
  const today = clock.now();

  function createSampleEmployee(index: number): Employee {
    const status = pickStatus(index);
    const { fullName, username } = createPerson(index);
    // Applicants have not started yet.
    const daysEmployed =
      status === 'APPLIED' ? -7 - ((index * 5) % 60) : 30 + ((index * 53) % 3600);
    const experience = Math.max(0, Math.floor(daysEmployed / 365)) + ((index * 3) % 6);
    const pay = 24_000 + experience * 1150 + ((index * 131) % 7000) + ((index * 29) % 100) / 100;

    return createEmployee(index + 1, getAvatar(index), {
      fullName,
      post: getCyclic(posts, index),
      email: `${username}@${getCyclic(emailDomains, index)}.example`,
      city: getCyclic(cities, index),
      startedOn: formatDay(today, -daysEmployed),
      salary: pay,
      age: 21 + experience + ((index * 7) % 12),
      experience,
      status,
    });
  }

  return extendSample(
    Array.from({ length: sampleSize }, (_, index) => createSampleEmployee(index)),
    seedRows,
    createSampleEmployee,
  );
}
