import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { PolarAreaChart } from '../../ui/charts/Charts.tsx';
import { createPartsTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { type Period, periods, salesByPeriod } from './chartData.ts';

const goods = ['desks', 'chairs', 'lamps', 'storage', 'screens', 'plants'] as const;

export function PolarArea() {
  const { t } = useTranslation('seriesCharts');
  const { number } = useChartFormats();
  const [period, setPeriod] = useState<Period>('month');
  const periodLabel = t(`periods.${period}`);
  const chart = {
    parts: goods.map((name) => ({ name: t(name), value: salesByPeriod[name][period] })),
    format: number,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.PolarArea')}
      description={t('aboutGoods', { period: periodLabel })}
      table={createPartsTable(chart, t('goods'), t('pieces'))}
      menu={
        <MenuButton
          size={36}
          label={t('period', { period: periodLabel })}
          icon={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
          text={periodLabel}
          groups={[
            {
              key: 'periods',
              choice: 'one',
              items: periods.map((key) => ({
                key,
                label: t(`periods.${key}`),
                isChosen: key === period,
                onClick: () => setPeriod(key),
              })),
            },
          ]}
        />
      }
    >
      <PolarAreaChart {...chart} />
    </ChartFrame>
  );
}
