import { Columns } from './Columns.tsx';
import { Horizontal } from './Horizontal.tsx';
import { HorizontalIcons } from './HorizontalIcons.tsx';
import { Vertical } from './Vertical.tsx';
import { VerticalIcons } from './VerticalIcons.tsx';

export const demos = { Horizontal, HorizontalIcons, Vertical, VerticalIcons, Columns };
export const wideDemos = ['Columns'];
