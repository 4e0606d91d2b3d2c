import { ArrowsOnly } from './ArrowsOnly.tsx';
import { Basic } from './Basic.tsx';
import { Colors } from './Colors.tsx';
import { Positions } from './Positions.tsx';
import { RowRange } from './RowRange.tsx';
import { Separated } from './Separated.tsx';
import { Sizes } from './Sizes.tsx';
import { WithLabels } from './WithLabels.tsx';

export const demos = {
  Basic,
  Separated,
  WithLabels,
  ArrowsOnly,
  Colors,
  Positions,
  Sizes,
  RowRange,
};
export const wideDemos = ['Colors', 'Positions'];
