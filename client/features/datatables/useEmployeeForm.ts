import { useTranslation } from 'react-i18next';
import type { AddEmployeeInput, EmployeeStatus } from '../../gql/datatables/graphql.ts';
import type { MutationFormOptions, Outcome } from '../../ui/form/options.ts';
import { isBlank, isEmail } from '../../ui/form/rules.ts';
import { isNumberText, isOneOf, isTextOrNull } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { type Employee, parseInteger, statuses } from './employees.ts';

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

const emptyValues: EmployeeValues = {
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

/** The maximum values that the server accepts. The form checks them before the request. */
export const limits = { salary: 10_000_000, age: 150, experience: 100 } as const;

type EmployeeFormOptions<Result extends Outcome> = Pick<
  MutationFormOptions<EmployeeValues, AddEmployeeInput, Result>,
  'draft' | 'reload' | 'save' | 'onSaved'
> & { values?: EmployeeValues };

/** Returns the form of a new or an existing employee, with its rules. */
export function useEmployeeForm<Result extends Outcome>(options: EmployeeFormOptions<Result>) {
  const { t } = useTranslation('datatables');
  const createNumberValidator = (max: number) => (value: number | string) =>
    Number(value) >= 0 && Number(value) <= max ? null : t('fieldError.number', { max });

  return useMutationForm<EmployeeValues, AddEmployeeInput, Result>({
    ...options,
    values: options.values ?? emptyValues,
    shapes: {
      ...{ startedOn: isTextOrNull, status: isOneOf(statuses) },
      ...{ salary: isNumberText, age: isNumberText, experience: isNumberText },
    },
    toInput,
    rules: {
      fullName: (text) => (isBlank(text) ? t('fieldError.blank') : null),
      email: (text) => (isBlank(text) || isEmail(text) ? null : t('fieldError.email')),
      startedOn: (day) => (day ? null : t('fieldError.blank')),
      salary: createNumberValidator(limits.salary),
      age: createNumberValidator(limits.age),
      experience: createNumberValidator(limits.experience),
    },
  });
}

export type EmployeeForm = ReturnType<typeof useEmployeeForm>;

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

/** Converts the values to the input of the mutation. An empty number field becomes 0. */
const toInput = (values: EmployeeValues): AddEmployeeInput => ({
  fullName: values.fullName,
  post: values.post,
  email: values.email,
  city: values.city,
  startedOn: values.startedOn,
  salary: Number(values.salary),
  age: Number(values.age),
  experience: Number(values.experience),
  status: values.status,
});
