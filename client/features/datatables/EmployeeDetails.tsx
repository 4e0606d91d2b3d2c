import { SimpleGrid, Text } from '@mantine/core';
import type { Employee } from './employees.ts';
import { useColumns } from './useColumns.tsx';

/** The fields of an employee that the table does not show. */
export function EmployeeDetails({ employee }: { employee: Employee }) {
  const { city, experience, post, age } = useColumns();

  return (
    <SimpleGrid component="dl" spacing="xl" verticalSpacing="md" py="sm" minColWidth={160}>
      {[city, experience, post, age].map(({ id, title, cell }) => (
        <div key={id}>
          <Text component="dt" size="xs" c="dimmed">
            {title}
          </Text>
          <dd>{cell(employee)}</dd>
        </div>
      ))}
    </SimpleGrid>
  );
}
