import { toCsv } from '../table/csv.ts';
import type { ChartTable } from './ChartFrame.tsx';
import type { PartsChartProps, SeriesChartProps } from './look.ts';
import type { ScatterChartProps } from './points.tsx';

/** Returns the table of a series chart. `name` is the heading of the first column. */
export function createChartTable(chart: SeriesChartProps, name: string): ChartTable {
  const { data, dataKey, series, format = String } = chart;

  return {
    head: [name, ...series.map(({ label }) => label)],
    rows: data.map((row) => [
      row[dataKey] ?? '',
      ...series.map((one) => format(Number(row[one.name]))),
    ]),
  };
}

export function tableOfParts(
  { parts, format = String }: PartsChartProps,
  ...head: [name: string, value: string]
): ChartTable {
  return { head, rows: parts.map(({ name, value }) => [name, format(value)]) };
}

export function tableOfPoints({ series, x, y }: ScatterChartProps, name: string, size?: string) {
  const { format: xOf = String } = x;
  const { format: yOf = String } = y;

  return {
    head: [name, x.label, y.label, ...(size ? [size] : [])],
    rows: series.flatMap((one) =>
      one.points.map((point) => [
        one.name,
        xOf(point.x),
        yOf(point.y),
        ...(size ? [point.size ?? 0] : []),
      ]),
    ),
  };
}

/** Returns the figures as CSV, with numbers independent of the language. */
export function formatSeriesCsv({ data, dataKey, series }: SeriesChartProps, name: string): string {
  const columns = [{ name: dataKey, label: name }, ...series].map((one) => ({
    id: one.name,
    title: one.label,
    cell: () => null,
    csv: (row: Record<string, string | number>) => row[one.name],
  }));

  return toCsv(columns, data);
}
