import { Border } from './Border.tsx';
import { Centered } from './Centered.tsx';
import { Divider } from './Divider.tsx';
import { End } from './End.tsx';
import { Plain } from './Plain.tsx';
import { Square } from './Square.tsx';
import { Vertical } from './Vertical.tsx';
import { VerticalBorder } from './VerticalBorder.tsx';

export const demos = { Plain, Border, Centered, End, Vertical, VerticalBorder, Square, Divider };
