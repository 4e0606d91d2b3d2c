import { Colors } from './Colors.tsx';
import { IconsAndText } from './IconsAndText.tsx';
import { IconsOnly } from './IconsOnly.tsx';
import { Joined } from './Joined.tsx';
import { Positions } from './Positions.tsx';
import { RowRange } from './RowRange.tsx';
import { Separated } from './Separated.tsx';
import { Sizes } from './Sizes.tsx';

export const demos = {
  Joined,
  Separated,
  IconsAndText,
  IconsOnly,
  Colors,
  Positions,
  Sizes,
  RowRange,
};
export const wideDemos = ['Colors', 'RowRange'];
