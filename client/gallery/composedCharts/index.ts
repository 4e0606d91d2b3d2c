import { Donut } from './Donut.tsx';
import { Line } from './Line.tsx';
import { Radar } from './Radar.tsx';
import { Scatter } from './Scatter.tsx';
import { StackedAreas } from './StackedAreas.tsx';
import { StackedBars } from './StackedBars.tsx';

export const demos = { Line, StackedAreas, Scatter, StackedBars, Radar, Donut };
export const wideDemos = ['Line', 'StackedAreas'];
