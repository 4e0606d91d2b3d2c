import { Colors } from './Colors.tsx';
import { Controlled } from './Controlled.tsx';
import { Positions } from './Positions.tsx';
import { Uncontrolled } from './Uncontrolled.tsx';

export const demos = { Controlled, Uncontrolled, Positions, Colors };
