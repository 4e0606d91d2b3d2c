import { Controlled } from './Controlled.tsx';
import { Positions } from './Positions.tsx';
import { Triggers } from './Triggers.tsx';
import { Uncontrolled } from './Uncontrolled.tsx';

export const demos = { Controlled, Uncontrolled, Positions, Triggers };
