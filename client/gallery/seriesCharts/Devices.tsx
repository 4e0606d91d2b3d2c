import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { DonutChart } from '../../ui/charts/Charts.tsx';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import classes from './Devices.module.css';
import { devices } from './figures.ts';

const icons = { desktop: IconDeviceDesktop, tablet: IconDeviceTablet, phone: IconDeviceMobile };
const names = ['desktop', 'tablet', 'phone'] as const;

export function Devices() {
  const { t } = useTranslation('seriesCharts');
  const { percent } = useChartFormats();
  const lines = names.map((name) => {
    const { share, change } = devices[name];
    return { name, label: t(`devices.${name}`), share, change, Icon: icons[name] };
  });

  return (
    <ChartFrame
      isBare
      title={t('demos.Devices')}
      description={t('aboutDevices')}
      table={{
        head: [t('device'), t('share'), t('change')],
        rows: lines.map(({ label, share, change }) => [label, percent(share), percent(change)]),
      }}
    >
      <DonutChart
        parts={lines.map(({ label, share }) => ({ name: label, value: share }))}
        format={percent}
        height={220}
      />
      <ul className={classes.devices}>
        {lines.map(({ name, label, share, change, Icon }) => (
          <li key={name}>
            <Icon size={18} stroke={1.7} aria-hidden />
            <span>{label}</span>
            <bdi>{percent(share)}</bdi>
            <bdi className={classes.change}>{percent(change)}</bdi>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
