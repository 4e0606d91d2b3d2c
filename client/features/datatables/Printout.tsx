import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { formatExportedValue } from '../../ui/table/exportedLines.ts';
import type { Employee } from './employees.ts';
import classes from './Printout.module.css';
import type { EmployeeColumn } from './useColumns.tsx';

interface PrintoutProps {
  title: string;
  columns: EmployeeColumn[];
  rows: Employee[];
  onDone: () => void;
}

/** The printed rows, without the page around them. */
export function Printout({ title, columns, rows, onDone }: PrintoutProps) {
  const exported = columns.filter(({ csv }) => csv);

  const print = useEffectEvent(() => {
    window.print();
    onDone();
  });
  useEffect(() => print(), []);

  return createPortal(
    <div className={classes.printout} data-printout>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {exported.map((column) => (
              <th key={column.id}>{column.title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {exported.map(({ id, align, csv }) => (
                <td key={id} data-align={align}>
                  {formatExportedValue(csv?.(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
