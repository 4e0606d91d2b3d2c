import { Areas } from './Areas.tsx';
import { Donut } from './Donut.tsx';
import { Line } from './Line.tsx';
import { Radar } from './Radar.tsx';
import { Scatter } from './Scatter.tsx';
import { StackedBars } from './StackedBars.tsx';

export const demos = { Line, Areas, Scatter, StackedBars, Radar, Donut };
export const wideDemos = ['Line', 'Areas'];
