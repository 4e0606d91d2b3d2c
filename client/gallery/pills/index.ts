import { Centered } from './Centered.tsx';
import { Colors } from './Colors.tsx';
import { End } from './End.tsx';
import { EquallyWide } from './EquallyWide.tsx';
import { Filled } from './Filled.tsx';
import { Stacked } from './Stacked.tsx';
import { WithMenu } from './WithMenu.tsx';

export const demos = { WithMenu, Stacked, Filled, EquallyWide, Centered, End, Colors };
export const wideDemos = ['Colors'];
