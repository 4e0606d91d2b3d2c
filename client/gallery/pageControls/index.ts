import { Basic } from './Basic.tsx';
import { Colors } from './Colors.tsx';
import { IconsOnly } from './IconsOnly.tsx';
import { Labels } from './Labels.tsx';
import { OfRows } from './OfRows.tsx';
import { Positions } from './Positions.tsx';
import { Separated } from './Separated.tsx';
import { Sizes } from './Sizes.tsx';

export const demos = { Basic, Separated, Labels, IconsOnly, Colors, Positions, Sizes, OfRows };
export const wideDemos = ['Colors', 'Positions'];
