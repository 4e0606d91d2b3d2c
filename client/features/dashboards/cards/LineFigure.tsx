import type { FigureCard_StatisticFragment } from '../../../gql/dashboards/graphql.ts';
import { FigureCard } from './FigureCard.tsx';
import { Trendline } from './Trendline.tsx';

interface LineFigureProps {
  title: string;
  statistic: FigureCard_StatisticFragment;
  formatFigure: (value: number) => string;
  /** Formats a value of the chart. The default is `formatFigure`. */
  formatValue?: (value: number) => string;
  /** Returns the names of the values, oldest first. */
  getNames: (count: number) => string[];
  /** An index into the eight chart colours. */
  color: number;
  height?: number;
  isFilled?: boolean;
}

/** A number above a line chart of its earlier values. */
export function LineFigure(props: LineFigureProps) {
  const {
    title,
    statistic,
    formatFigure,
    formatValue = formatFigure,
    getNames,
    color,
    height = 88,
    isFilled = true,
  } = props;
  const values = statistic.series[0]?.data ?? [];
  const names = getNames(values.length);

  return (
    <FigureCard
      title={title}
      figure={formatFigure(statistic.figure.value)}
      values={values.map((value, index) => ({
        name: names[index] ?? '',
        text: formatValue(value),
      }))}
    >
      <Trendline values={values} color={color} height={height} isFilled={isFilled} />
    </FigureCard>
  );
}
