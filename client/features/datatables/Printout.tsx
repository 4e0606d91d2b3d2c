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

/** A table of rows to print. Opens the print dialog. The print style hides the rest of the page. */
export function Printout({ title, columns, rows, onDone }: PrintoutProps) {
  const exportedColumns = columns.filter(({ getExportedValue }) => getExportedValue);

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
            {exportedColumns.map((column) => (
              <th key={column.id}>{column.title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {exportedColumns.map(({ id, align, getExportedValue }) => (
                <td key={id} data-align={align}>
                  {formatExportedValue(getExportedValue?.(row))}
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
