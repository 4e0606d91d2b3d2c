import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Column, Density } from './column.ts';
import classes from './TableGrid.module.css';

interface TableSkeletonProps<Row> {
  columns: Column<Row>[];
  /** The number of rows on a page. At most 12 are rendered. */
  count: number;
  isNarrow: boolean;
  density: Density;
}

/** A placeholder while the rows load. */
export function TableSkeleton<Row>({ columns, count, isNarrow, density }: TableSkeletonProps<Row>) {
  const { t } = useTranslation('app');
  const rows = Array.from({ length: Math.min(count, 12) }, (_, index) => index);
  const shown = isNarrow ? columns.slice(0, 2) : columns;

  return (
    <div className={classes.scroller} data-density={density} data-placeholder>
      <p className="fd-sr-only" role="status">
        {t('loading')}
      </p>
      <table className={classes.grid} data-density={density} aria-hidden="true">
        <thead>
          <tr>
            {shown.map(({ id, title, align }) => (
              <th key={id} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {shown.map(({ id }, column) => (
                <td key={id}>
                  <Skeleton height={10} width={`${50 + ((row * 7 + column * 13) % 5) * 10}%`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
