import type { FigureCard_StatisticFragment } from '../../gql/dashboards/graphql.ts';
import { FigureCard } from './FigureCard.tsx';
import { Trendline } from './Trendline.tsx';

interface LineFigureProps {
  title: string;
  statistic: FigureCard_StatisticFragment;
  /** How the figure is written, and its values where they are of another kind. */
  text: (value: number) => string;
  value?: (value: number) => string;
  /** Of so many values, the oldest first. */
  names: (count: number) => string[];
  /** Of the palette's eight. */
  color: number;
  height?: number;
  isFilled?: boolean;
}

/** A number over the line that led to it. */
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
