import { Horizontal } from './Horizontal.tsx';
import { Modern } from './Modern.tsx';
import { ModernVertical } from './ModernVertical.tsx';
import { Vertical } from './Vertical.tsx';

export const demos = { Horizontal, Vertical, Modern, ModernVertical };
export const wideDemos = ['Horizontal', 'Vertical', 'Modern', 'ModernVertical'];
