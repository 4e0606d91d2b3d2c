import { badInput } from '../../errors.ts';
import type { AddEmployeeInput, Employee, EmployeeStatus } from '../../gql/types.ts';
import { formatDay } from '../../values/days.ts';
import { checkEmailAddress } from '../../values/emailAddresses.ts';
import { roundToHundredths } from '../../values/money.ts';

/** The statuses, sorted by their codes, which start at 1. */
export const statuses: EmployeeStatus[] = [
  'CURRENT',
  'PROFESSIONAL',
  'REJECTED',
  'RESIGNED',
  'APPLIED',
];

export type EmployeeFields = {
  [Name in keyof AddEmployeeInput]?: NonNullable<AddEmployeeInput[Name]>;
};

const maxValues = { salary: 10_000_000, age: 150, experience: 100 } as const;

/** Throws `BAD_USER_INPUT` for invalid values. `path` is the path of the argument. */
export function checkEmployee(fields: EmployeeFields, path = 'employee') {
  if (fields.fullName?.trim() === '') throw badInput(`${path}.fullName`, 'must not be blank.');
  if (fields.email) checkEmailAddress(`${path}.email`, fields.email);
  for (const [name, max] of Object.entries(maxValues)) {
    const value = fields[name as keyof typeof maxValues] ?? 0;
    if (value < 0 || value > max) {
      throw badInput(`${path}.${name}`, `must be between 0 and ${max}.`);
    }
  }
}

/** Formats `2026-03-09` as `03/09/2026`. */
const formatUsDate = (date: string) =>
  `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
function formatPay(amount: number) {
  const cents = roundToHundredths(amount).toFixed(2);
  return { salary: `$${cents}`, pay: Number(cents) };
}

const formatYears = (experience: number) => `${experience} ${experience > 1 ? 'Years' : 'Year'}`;
const getStatusCode = (status: EmployeeStatus) => statuses.indexOf(status) + 1;

function formatStart(date: string) {
  const startedOn = formatDay(new Date(date));
  return { startedOn, startDate: formatUsDate(startedOn) };
}

/** Converts changes to the texts of the REST contract. */
export function toEmployeeTexts({
  startedOn,
  salary,
  age,
  experience,
  status,
  ...texts
}: EmployeeFields) {
  return {
    ...texts,
    ...(startedOn !== undefined && formatStart(startedOn)),
    ...(salary !== undefined && formatPay(salary)),
    ...(age !== undefined && { age: `${age}` }),
    ...(experience !== undefined && { experience: formatYears(experience) }),
    ...(status !== undefined && { status, statusCode: getStatusCode(status) }),
  } satisfies Partial<Employee>;
}

/**
 * Creates a row. It does not call `toEmployeeTexts`, because it must be fast: a large sample consists of a hundred
 * thousand rows.
 */
export function createEmployee(
  id: number,
  avatar: string,
  fields: Required<EmployeeFields>,
): Employee {
  const { startedOn, startDate } = formatStart(fields.startedOn);
  const { salary, pay } = formatPay(fields.salary);
  return {
    id,
    responsiveId: '',
    avatar,
    fullName: fields.fullName,
    post: fields.post,
    email: fields.email,
    city: fields.city,
    startDate,
    startedOn,
    salary,
    pay,
    age: `${fields.age}`,
    experience: formatYears(fields.experience),
    status: fields.status,
    statusCode: getStatusCode(fields.status),
  };
}
