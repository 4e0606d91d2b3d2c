import { Animations } from './Animations.tsx';
import { DoubleClick } from './DoubleClick.tsx';
import { LeftClick } from './LeftClick.tsx';
import { RightClick } from './RightClick.tsx';

export const demos = { RightClick, LeftClick, DoubleClick, Animations };
