import { Areas } from './Areas.tsx';
import { Balance } from './Balance.tsx';
import { Candlesticks } from './Candlesticks.tsx';
import { Donut } from './Donut.tsx';
import { Download } from './Download.tsx';
import { Heatmap } from './Heatmap.tsx';
import { HorizontalBars } from './HorizontalBars.tsx';
import { Radar } from './Radar.tsx';
import { RadialBars } from './RadialBars.tsx';
import { Scatter } from './Scatter.tsx';
import { StackedColumns } from './StackedColumns.tsx';
import { Zoom } from './Zoom.tsx';

export const demos = {
  Areas,
  StackedColumns,
  Scatter,
  Balance,
  Candlesticks,
  HorizontalBars,
  Heatmap,
  RadialBars,
  Radar,
  Donut,
  Download,
  Zoom,
};
export const wideDemos = ['Areas', 'StackedColumns', 'Candlesticks', 'Zoom'];
