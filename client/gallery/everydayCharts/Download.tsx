import { IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { BarChart } from '../../ui/charts/Charts.tsx';
import { downloadPicture } from '../../ui/charts/picture.ts';
import { createChartTable, formatSeriesCsv } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { showToast } from '../../ui/toasts.ts';
import { monthlyResults } from './chartData.ts';

export function Download() {
  const { t } = useTranslation('everydayCharts');
  const { dollars, shortDollars, month } = useChartFormats();
  const chartContainer = useRef<HTMLDivElement>(null);
  const chart = {
    data: monthlyResults.map((row) => ({ ...row, month: month(row.month) })),
    dataKey: 'month',
    series: [
      { name: 'income', label: t('income') },
      { name: 'expenses', label: t('expenses') },
    ],
    format: shortDollars,
  };
  const saveCsv = () => saveFile('income.csv', formatSeriesCsv(chart, t('month')));
  const savePicture = () => {
    const svg = chartContainer.current?.querySelector<SVGSVGElement>('svg');
    if (svg) downloadPicture('income.png', svg);
    else showToast({ kind: 'danger', message: t('chartHidden') });
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Download')}
      description={t('aboutIncome')}
      table={createChartTable({ ...chart, format: dollars }, t('month'))}
      menu={
        <MenuButton
          size={36}
          label={t('download')}
          icon={<IconDownload size={18} stroke={1.7} />}
          groups={[
            {
              key: 'files',
              items: [
                { key: 'csv', label: t('csv'), onClick: saveCsv },
                { key: 'png', label: t('png'), onClick: savePicture },
              ],
            },
          ]}
        />
      }
    >
      <div ref={chartContainer}>
        <BarChart {...chart} />
      </div>
    </ChartFrame>
  );
}
