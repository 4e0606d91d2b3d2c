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

/** In the order of the status codes of REST. */
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

/** The API returns ages and years as text. */
export const parseInteger = (text: string) => Number.parseInt(text, 10);
