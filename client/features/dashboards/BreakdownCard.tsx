import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { DonutChart, RadialBarChart } from '../../ui/charts/Charts.tsx';
import { PeriodMenu, type PeriodProps } from './cards/PeriodMenu.tsx';

interface BreakdownCardProps extends PeriodProps {
  title: string;
  subtitle: string;
  /** The column headings of the table that can replace the chart. */
  columnNames: [string, ...string[]];
  parts: { name: string; value: number; figures: string[] }[];
  chart: 'donut' | 'radialBar';
  format: (value: number) => string;
  /** The text in the middle of the donut chart. */
  middle?: string;
}

/** A chart of the parts of a total, in a selectable period. */
export function BreakdownCard(props: BreakdownCardProps) {
  const { title, subtitle, columnNames, parts, chart, format, middle, period, onPeriod } = props;
  const { t } = useTranslation('dashboards/cards');
  const largest = parts.toSorted((a, b) => b.value - a.value)[0];
  const chartParts = parts.map(({ name, value }) => ({ name, value }));

  return (
    <ChartFrame
      title={title}
      subtitle={subtitle}
      height={320}
      menu={<PeriodMenu title={title} period={period} onChange={onPeriod} />}
      description={t('parts.description', {
        name: largest?.name,
        value: format(largest?.value ?? 0),
      })}
      table={{ columnNames, rows: parts.map(({ name, figures }) => [name, ...figures]) }}
    >
      {chart === 'donut' ? (
        <DonutChart parts={chartParts} height={280} format={format} middle={middle} />
      ) : (
        <RadialBarChart parts={chartParts} height={280} format={format} />
      )}
    </ChartFrame>
  );
}
