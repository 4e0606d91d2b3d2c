import { End } from './End.tsx';
import { EndWithBorder } from './EndWithBorder.tsx';
import { Nested } from './Nested.tsx';
import { Start } from './Start.tsx';
import { StartWithBorder } from './StartWithBorder.tsx';
import { VerticalAlignment } from './VerticalAlignment.tsx';

export const demos = { Start, End, StartWithBorder, EndWithBorder, Nested, VerticalAlignment };
