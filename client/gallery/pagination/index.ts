import { Colors } from './Colors.tsx';
import { Icons } from './Icons.tsx';
import { IconText } from './IconText.tsx';
import { Plain } from './Plain.tsx';
import { Positions } from './Positions.tsx';
import { Range } from './Range.tsx';
import { Separated } from './Separated.tsx';
import { Sizes } from './Sizes.tsx';

export const demos = { Plain, Separated, IconText, Icons, Colors, Positions, Sizes, Range };
export const wideDemos = ['Colors', 'Range'];
