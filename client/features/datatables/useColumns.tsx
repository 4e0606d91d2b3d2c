import { Flex, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EmployeeSort } from '../../gql/datatables/graphql.ts';
import { DateText } from '../../ui/DateText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Column } from '../../ui/table/column.ts';
import { type Employee, parseInteger, statusStyles } from './employees.ts';
import classes from './tables.module.css';

export type EmployeeColumn = Column<Employee, EmployeeSort>;

/** Returns all columns of employees, by id. Each table selects some of them. */
export function useColumns() {
  const { t } = useTranslation('datatables');

  return {
    id: {
      id: 'id',
      title: t('field.id'),
      sortBy: 'ID',
      cell: ({ id }) => id,
      getExportedValue: ({ id }) => id,
    },
    name: {
      id: 'name',
      title: t('field.fullName'),
      sortBy: 'FULL_NAME',
      cell: ({ fullName }) => fullName,
      getExportedValue: ({ fullName }) => fullName,
    },
    person: {
      id: 'person',
      title: t('field.fullName'),
      sortBy: 'FULL_NAME',
      cell: (employee) => <PersonCell {...employee} />,
      getExportedValue: ({ fullName }) => fullName,
    },
    email: {
      id: 'email',
      title: t('field.email'),
      sortBy: 'EMAIL',
      cell: ({ email }) => (
        <a className={classes.email} href={`mailto:${email}`}>
          {email}
        </a>
      ),
      getExportedValue: ({ email }) => email,
    },
    post: {
      id: 'post',
      title: t('field.post'),
      sortBy: 'POST',
      cell: ({ post }) => post,
      getExportedValue: ({ post }) => post,
    },
    city: {
      id: 'city',
      title: t('field.city'),
      sortBy: 'CITY',
      cell: ({ city }) => city,
      getExportedValue: ({ city }) => city,
    },
    startedOn: {
      id: 'startedOn',
      title: t('field.startedOn'),
      sortBy: 'START_DATE',
      isDescendingFirst: true,
      cell: ({ startedOn }) => <DateText value={startedOn.slice(0, 10)} />,
      getExportedValue: ({ startedOn }) => new Date(startedOn),
    },
    salary: {
      id: 'salary',
      title: t('field.salary'),
      sortBy: 'SALARY',
      isDescendingFirst: true,
      align: 'end',
      cell: ({ pay }) => <MoneyText value={pay} currency="USD" />,
      getExportedValue: ({ pay }) => pay,
    },
    age: {
      id: 'age',
      title: t('field.age'),
      sortBy: 'AGE',
      align: 'end',
      cell: ({ age }) => age,
      getExportedValue: ({ age }) => Number(age),
    },
    experience: {
      id: 'experience',
      title: t('field.experience'),
      sortBy: 'EXPERIENCE',
      align: 'end',
      cell: ({ experience }) => t('years', { count: parseInteger(experience) }),
      getExportedValue: ({ experience }) => parseInteger(experience),
    },
    status: {
      id: 'status',
      title: t('field.status'),
      sortBy: 'STATUS',
      cell: ({ status }) => (
        <StatusBadge {...statusStyles[status]}>{t(`status.${status}`)}</StatusBadge>
      ),
      getExportedValue: ({ status }) => t(`status.${status}`),
    },
  } satisfies Record<string, EmployeeColumn>;
}

function PersonCell({ fullName, post }: Employee) {
  return (
    <Flex component="span" gap="md" align="center" miw={0}>
      <PersonAvatar fullName={fullName} avatar="" size={32} isDecorative />
      <Flex component="span" lh={1.3} direction="column" miw={0}>
        {fullName}
        <Text component="small" size="xs" c="dimmed" fw={400}>
          {post}
        </Text>
      </Flex>
    </Flex>
  );
}
