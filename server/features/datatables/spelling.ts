import { badInput } from '../../errors.ts';
import type { AddEmployeeInput, Employee, EmployeeStatus } from '../../gql/resolvers.ts';
import { formatDay } from '../../values/days.ts';

/** In the order of their codes, which start at 1. */
export const statuses: EmployeeStatus[] = [
  'CURRENT',
  'PROFESSIONAL',
  'REJECTED',
  'RESIGNED',
  'APPLIED',
];

export type Facts = { [Name in keyof AddEmployeeInput]?: NonNullable<AddEmployeeInput[Name]> };

const mosts = { salary: 10_000_000, age: 150, experience: 100 } as const;

/** Throws `BAD_USER_INPUT` for invalid values. `path` is the path of the argument. */
export function check(facts: Facts, path = 'employee') {
  if (facts.fullName?.trim() === '') throw badInput(`${path}.fullName`, 'must not be blank.');
  for (const [name, most] of Object.entries(mosts)) {
    const value = facts[name as keyof typeof mosts] ?? 0;
    if (value < 0 || value > most) {
      throw badInput(`${path}.${name}`, `must be between 0 and ${most}.`);
    }
  }
  if (facts.startedOn && !/^\d{4}-/.test(formatDay(new Date(facts.startedOn)))) {
    throw badInput(`${path}.startedOn`, 'must be in the years 0 to 9999.');
  }
}

/** `2026-03-09` as `03/09/2026`. */
const monthFirst = (date: string) => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
function formatPay(amount: number) {
  const cents = amount.toFixed(2);
  return { salary: `$${cents}`, pay: Number(cents) };
}

const inYears = (experience: number) => `${experience} ${experience > 1 ? 'Years' : 'Year'}`;
const codeOf = (status: EmployeeStatus) => statuses.indexOf(status) + 1;

function startSpelt(date: string) {
  const startedOn = formatDay(new Date(date));
  return { startedOn, startDate: monthFirst(startedOn) };
}

/** Changes in the words and digits that the register shows. */
export function toEmployeeTexts({ startedOn, salary, age, experience, status, ...texts }: Facts) {
  return {
    ...texts,
    ...(startedOn !== undefined && startSpelt(startedOn)),
    ...(salary !== undefined && formatPay(salary)),
    ...(age !== undefined && { age: `${age}` }),
    ...(experience !== undefined && { experience: inYears(experience) }),
    ...(status !== undefined && { status, statusCode: codeOf(status) }),
  } satisfies Partial<Employee>;
}

/** A whole row of the register. Written out, because a hundred thousand are made at once. */
export function createEmployee(id: number, avatar: string, facts: Required<Facts>): Employee {
  const { startedOn, startDate } = startSpelt(facts.startedOn);
  const { salary, pay } = formatPay(facts.salary);
  return {
    id,
    responsiveId: '',
    avatar,
    fullName: facts.fullName,
    post: facts.post,
    email: facts.email,
    city: facts.city,
    startDate,
    startedOn,
    salary,
    pay,
    age: `${facts.age}`,
    experience: inYears(facts.experience),
    status: facts.status,
    statusCode: codeOf(facts.status),
  };
}
