/** The start and the end of a mark, in the values of the chart. */
type Span = [from: number, to: number];

/** Returns the marks of each series, one for each row, and the smallest and largest value of all. Stacked marks begin where those of the series before end. */
export function stackSeries(
  data: Record<string, string | number>[],
  series: { name: string }[],
  isStacked: boolean,
): { spans: Span[][]; extent: [number, number] } {
  const ends = data.map(() => 0);
  const spans = series.map(({ name }) =>
    data.map((row, index): Span => {
      const value = Number(row[name] ?? 0);
      const from = isStacked ? (ends[index] ?? 0) : 0;
      ends[index] = from + value;
      return [from, from + value];
    }),
  );
  const values = spans.flat(2);
  return { spans, extent: [Math.min(0, ...values), Math.max(0, ...values)] };
}
