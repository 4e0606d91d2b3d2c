import { End } from './End.tsx';
import { EndBorder } from './EndBorder.tsx';
import { Nested } from './Nested.tsx';
import { Start } from './Start.tsx';
import { StartBorder } from './StartBorder.tsx';
import { Vertical } from './Vertical.tsx';

export const demos = { Start, End, StartBorder, EndBorder, Nested, Vertical };
