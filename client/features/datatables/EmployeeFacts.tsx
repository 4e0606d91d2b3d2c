import type { Employee } from './employees.ts';
import classes from './tables.module.css';
import { useColumns } from './useColumns.tsx';

export function EmployeeFacts({ employee }: { employee: Employee }) {
  const { city, experience, post, age } = useColumns();

  return (
    <dl className={classes.facts}>
      {[city, experience, post, age].map(({ id, title, cell }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{cell(employee)}</dd>
        </div>
      ))}
    </dl>
  );
}
