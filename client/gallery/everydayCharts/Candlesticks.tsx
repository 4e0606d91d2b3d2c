import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { CandlestickChart } from '../../ui/charts/Charts.tsx';
import { DayRange } from '../../ui/charts/DayRange.tsx';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { oakPrices } from './chartData.ts';

const days = oakPrices.map(({ day }) => day);

export function Candlesticks() {
  const { t } = useTranslation('everydayCharts');
  const { dollars, day } = useChartFormats();
  const [[first = '', last = ''], setRange] = useState([days[0], days.at(-1)]);
  const labels = { open: t('open'), high: t('high'), low: t('low'), close: t('close') };
  const candles = oakPrices
    .filter((row) => row.day >= first && row.day <= last)
    .map((row) => ({ ...row, label: day(row.day) }));

  return (
    <ChartFrame
      isBare
      title={t('demos.Candlesticks')}
      subtitle={t('candleColors')}
      description={t('aboutOakPrices', { first: day(first), last: day(last) })}
      table={{
        columnNames: [t('day'), labels.open, labels.high, labels.low, labels.close],
        rows: candles.map(({ label, open, high, low, close }) => [
          label,
          ...[open, high, low, close].map(dollars),
        ]),
      }}
      menu={<DayRange label={t('days')} days={days} onChange={(...range) => setRange(range)} />}
    >
      <CandlestickChart candles={candles} labels={labels} format={dollars} />
    </ChartFrame>
  );
}
