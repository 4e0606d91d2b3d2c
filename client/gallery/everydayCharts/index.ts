import { Area } from './Area.tsx';
import { Balance } from './Balance.tsx';
import { Candlesticks } from './Candlesticks.tsx';
import { Columns } from './Columns.tsx';
import { Donut } from './Donut.tsx';
import { Download } from './Download.tsx';
import { Heatmap } from './Heatmap.tsx';
import { HorizontalBars } from './HorizontalBars.tsx';
import { Radar } from './Radar.tsx';
import { Radial } from './Radial.tsx';
import { Scatter } from './Scatter.tsx';
import { Zoom } from './Zoom.tsx';

export const demos = {
  Area,
  Columns,
  Scatter,
  Balance,
  Candlesticks,
  HorizontalBars,
  Heatmap,
  Radial,
  Radar,
  Donut,
  Download,
  Zoom,
};
export const wideDemos = ['Area', 'Columns', 'Candlesticks', 'Zoom'];
