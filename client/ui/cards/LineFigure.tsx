import type { FigureCard_StatisticFragment } from '../../gql/dashboards/graphql.ts';
import { FigureCard } from './FigureCard.tsx';
import { Trendline } from './Trendline.tsx';

interface LineFigureProps {
  title: string;
  statistic: FigureCard_StatisticFragment;
  /** Formats the figure, and its values unless they have a format of their own. */
  text: (value: number) => string;
  value?: (value: number) => string;
  /** Returns the names of the values, oldest first. */
  names: (count: number) => string[];
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
    text,
    value = text,
    names,
    color,
    height = 88,
    isFilled = true,
  } = props;
  const values = statistic.series[0]?.data ?? [];
  const named = names(values.length);

  return (
    <FigureCard
      title={title}
      figure={text(statistic.figure.value)}
      values={values.map((one, index) => ({ name: named[index] ?? '', text: value(one) }))}
    >
      <Trendline values={values} color={color} height={height} isFilled={isFilled} />
    </FigureCard>
  );
}
