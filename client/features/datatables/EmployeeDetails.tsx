import { Text } from '@mantine/core';
import type { Employee } from './employees.ts';
import classes from './tables.module.css';
import { useColumns } from './useColumns.tsx';

/** The fields of an employee that the table does not show. */
export function EmployeeDetails({ employee }: { employee: Employee }) {
  const { city, experience, post, age } = useColumns();

  return (
    <dl className={classes.details}>
      {[city, experience, post, age].map(({ id, title, cell }) => (
        <div key={id}>
          <Text component="dt" size="xs" c="dimmed">
            {title}
          </Text>
          <dd>{cell(employee)}</dd>
        </div>
      ))}
    </dl>
  );
}
