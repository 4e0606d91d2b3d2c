import { useTranslation } from 'react-i18next';
import type { FigureRange } from '../../../gql/dashboards/graphql.ts';
import { ChartFrame } from '../../../ui/charts/ChartFrame.tsx';
import { LineChart } from '../../../ui/charts/Charts.tsx';
import { parseDate } from '../../../ui/DateText.tsx';
import { getDateFormat } from '../../../ui/formats.ts';
import { useLanguage } from '../../../ui/useLanguage.ts';

interface ComparisonLinesProps {
  title: string;
  range: FigureRange;
  /** The first days of the parts of the range. */
  starts: string[];
  series: number[];
  previousSeries: number[];
  formatFigure: (value: number) => string;
  /** Formats the values of the axis. */
  formatTick: (value: number) => string;
}

const height = 300;

/** A figure of a range as a line, beside the line of the range before. */
export function ComparisonLines(props: ComparisonLinesProps) {
  const { title, range, starts, series, previousSeries, formatFigure, formatTick } = props;
  const { t } = useTranslation('dashboards');
  const language = useLanguage();
  const days = starts.map((start) =>
    getDateFormat(language, { day: 'numeric', month: 'short' }).format(parseDate(start)),
  );
  const rangeName = t(`range.${range}`);

  return (
    <ChartFrame
      title={title}
      subtitle={rangeName}
      height={height}
      description={t('lines.description', { title, range: rangeName })}
      table={{
        columnNames: [t('lines.day'), rangeName, t('lines.previous')],
        rows: days.map((day, index) => [
          day,
          formatFigure(series[index] ?? 0),
          formatFigure(previousSeries[index] ?? 0),
        ]),
      }}
    >
      <LineChart
        data={days.map((day, index) => ({
          day,
          current: series[index] ?? 0,
          previous: previousSeries[index] ?? 0,
        }))}
        dataKey="day"
        series={[
          { name: 'current', label: rangeName, color: 0 },
          { name: 'previous', label: t('lines.previous'), color: 1 },
        ]}
        height={height - 44}
        format={formatTick}
      />
    </ChartFrame>
  );
}
