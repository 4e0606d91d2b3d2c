import { toCsv } from '../table/csv.ts';
import type { ChartTable } from './ChartFrame.tsx';
import type { PartsChartProps, SeriesChartProps } from './chartProps.ts';
import type { ScatterChartProps } from './scatter.tsx';

/** Creates the table of a series chart. `name` is the heading of the first column. */
export function createChartTable(chart: SeriesChartProps, name: string): ChartTable {
  const { data, dataKey, series, format = String } = chart;

  return {
    columnNames: [name, ...series.map(({ label }) => label)],
    rows: data.map((row) => [
      row[dataKey] ?? '',
      ...series.map((column) => format(Number(row[column.name]))),
    ]),
  };
}

/** Creates the table of a chart of parts. */
export function createPartsTable(
  { parts, format = String }: PartsChartProps,
  ...columnNames: [name: string, value: string]
): ChartTable {
  return { columnNames, rows: parts.map(({ name, value }) => [name, format(value)]) };
}

/** Creates the table of a scatter chart. `name` and `size` are column headings. */
export function createPointsTable(
  { series, x, y }: ScatterChartProps,
  name: string,
  size?: string,
) {
  const { format: formatX = String } = x;
  const { format: formatY = String } = y;

  return {
    columnNames: [name, x.label, y.label, ...(size ? [size] : [])],
    rows: series.flatMap((group) =>
      group.points.map((point) => [
        group.name,
        formatX(point.x),
        formatY(point.y),
        ...(size ? [point.size ?? 0] : []),
      ]),
    ),
  };
}

/** Returns the figures as CSV. The format of the numbers does not depend on the language. */
export function formatSeriesCsv({ data, dataKey, series }: SeriesChartProps, name: string): string {
  const columns = [{ name: dataKey, label: name }, ...series].map((column) => ({
    id: column.name,
    title: column.label,
    cell: () => null,
    getExportedValue: (row: Record<string, string | number>) => row[column.name],
  }));

  return toCsv(columns, data);
}
