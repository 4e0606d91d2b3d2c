import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { AddEmployeeInput, EmployeeStatus } from '../../gql/datatables/graphql.ts';
import { type Employee, parseInteger } from './employees.ts';

/** The values of the form. Number fields can be empty. */
export interface EmployeeValues {
  fullName: string;
  post: string;
  email: string;
  city: string;
  startedOn: string | null;
  salary: number | string;
  age: number | string;
  experience: number | string;
  status: EmployeeStatus;
}

const blank: EmployeeValues = {
  fullName: '',
  post: '',
  email: '',
  city: '',
  startedOn: null,
  salary: '',
  age: '',
  experience: '',
  status: 'CURRENT',
};

/** The limits of the server, for validation before the request. */
export const limits = { salary: 10_000_000, age: 150, experience: 100 } as const;

export function useEmployeeForm() {
  const { t } = useTranslation('datatables');
  const atMost = (most: number) => (value: number | string) =>
    Number(value) >= 0 && Number(value) <= most ? null : t('refusal.number', { most });

  return useForm<EmployeeValues>({
    initialValues: blank,
    validate: {
      fullName: (text) => (text.trim() === '' ? t('refusal.blank') : null),
      email: (text) => (text.trim() === '' || isEmail(text) ? null : t('refusal.email')),
      startedOn: (day) => (day ? null : t('refusal.blank')),
      salary: atMost(limits.salary),
      age: atMost(limits.age),
      experience: atMost(limits.experience),
    },
  });
}

export type EmployeeForm = ReturnType<typeof useEmployeeForm>;

export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

export const toFormValues = (employee: Employee): EmployeeValues => ({
  fullName: employee.fullName,
  post: employee.post,
  email: employee.email,
  city: employee.city,
  startedOn: employee.startedOn.slice(0, 10),
  salary: employee.pay,
  age: Number(employee.age),
  experience: parseInteger(employee.experience),
  status: employee.status,
});

/** Returns the input of the mutation. An empty number is 0. */
export const toInput = (values: EmployeeValues): AddEmployeeInput => ({
  fullName: values.fullName.trim(),
  post: values.post.trim(),
  email: values.email.trim(),
  city: values.city.trim(),
  startedOn: values.startedOn,
  salary: Number(values.salary),
  age: Number(values.age),
  experience: Number(values.experience),
  status: values.status,
});
