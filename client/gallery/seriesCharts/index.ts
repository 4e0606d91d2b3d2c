import { Bars } from './Bars.tsx';
import { Bubbles } from './Bubbles.tsx';
import { DonutWithList } from './DonutWithList.tsx';
import { HorizontalBars } from './HorizontalBars.tsx';
import { Lines } from './Lines.tsx';
// remove-feature cards
import { Live } from './Live.tsx';
// end cards
import { PolarArea } from './PolarArea.tsx';
import { Radar } from './Radar.tsx';
import { Scatter } from './Scatter.tsx';
import { StackedAreas } from './StackedAreas.tsx';

export const demos = {
  Bars,
  HorizontalBars,
  Lines,
  Radar,
  PolarArea,
  Bubbles,
  DonutWithList,
  Scatter,
  StackedAreas,
  // remove-feature cards
  Live,
  // end cards
};
export const wideDemos = [
  'Lines',
  // remove-feature cards
  'Live',
  // end cards
];
