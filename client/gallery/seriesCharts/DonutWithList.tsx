import { Box } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { DonutChart } from '../../ui/charts/Charts.tsx';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { devices } from './chartData.ts';
import classes from './DonutWithList.module.css';

const icons = { desktop: IconDeviceDesktop, tablet: IconDeviceTablet, phone: IconDeviceMobile };
const names = ['desktop', 'tablet', 'phone'] as const;

export function DonutWithList() {
  const { t } = useTranslation('seriesCharts');
  const { percent } = useChartFormats();
  const rows = names.map((name) => {
    const { share, change } = devices[name];
    return { name, label: t(`devices.${name}`), share, change, Icon: icons[name] };
  });

  return (
    <ChartFrame
      isBare
      title={t('demos.DonutWithList')}
      description={t('aboutDevices')}
      table={{
        columnNames: [t('device'), t('share'), t('change')],
        rows: rows.map(({ label, share, change }) => [label, percent(share), percent(change)]),
      }}
    >
      <DonutChart
        parts={rows.map(({ label, share }) => ({ name: label, value: share }))}
        format={percent}
        height={220}
      />
      <Box component="ul" mod={['tabular', 'lines']} className={classes.devices}>
        {rows.map(({ name, label, share, change, Icon }) => (
          <li key={name}>
            <Icon size={18} stroke={1.7} aria-hidden />
            <span>{label}</span>
            <bdi>{percent(share)}</bdi>
            <bdi className={classes.change}>{percent(change)}</bdi>
          </li>
        ))}
      </Box>
    </ChartFrame>
  );
}
