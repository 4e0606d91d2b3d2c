import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { HeatGrid } from '../../ui/charts/HeatGrid.tsx';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { visitorsByHour } from './chartData.ts';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

export function Heatmap() {
  const { t } = useTranslation('everydayCharts');
  const { weekday } = useChartFormats();
  const rows = visitorsByHour.map(({ day, values }) => ({ name: weekday(day), values }));

  return (
    <ChartFrame
      isBare
      title={t('demos.Heatmap')}
      description={t('aboutVisitors')}
      table={{
        columnNames: [t('day'), ...hours],
        rows: rows.map(({ name, values }) => [name, ...values]),
      }}
    >
      <HeatGrid
        rows={rows}
        columns={hours.map((name, hour) => (hour % 3 === 0 ? name : ''))}
        bands={[0, 10, 20, 30, 40, 50]}
      />
    </ChartFrame>
  );
}
