import {
  IconCertificate,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconLogout,
} from '@tabler/icons-react';
import type {
  EmployeePageQuery,
  EmployeeSort,
  EmployeeStatus,
} from '../../gql/datatables/graphql.ts';

export type Employee = EmployeePageQuery['employeePage']['employees'][number];

/** The statuses, in the order of their codes in the REST API. */
export const statuses: EmployeeStatus[] = [
  'CURRENT',
  'PROFESSIONAL',
  'REJECTED',
  'RESIGNED',
  'APPLIED',
];

export const statusStyles = {
  CURRENT: { tone: 'primary', icon: IconCircleCheck },
  PROFESSIONAL: { tone: 'success', icon: IconCertificate },
  REJECTED: { tone: 'danger', icon: IconCircleX },
  RESIGNED: { tone: 'warning', icon: IconLogout },
  APPLIED: { tone: 'info', icon: IconClock },
} as const;

export const sorts: EmployeeSort[] = [
  'ID',
  'FULL_NAME',
  'EMAIL',
  'POST',
  'CITY',
  'START_DATE',
  'SALARY',
  'AGE',
  'EXPERIENCE',
  'STATUS',
];

/** Parses a whole number. The API returns the age and the experience as texts. */
export const parseInteger = (text: string) => Number.parseInt(text, 10);

/** The fields of a record that a file can contain. */
export const fields = [
  'fullName',
  'post',
  'email',
  'city',
  'startedOn',
  'salary',
  'age',
  'experience',
  'status',
] as const;

export type Field = (typeof fields)[number];
