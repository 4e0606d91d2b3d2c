import { Animated } from './Animated.tsx';
import { Colors } from './Colors.tsx';
import { Labeled } from './Labeled.tsx';
import { Plain } from './Plain.tsx';
import { Stacked } from './Stacked.tsx';
import { Striped } from './Striped.tsx';

export const demos = { Plain, Colors, Labeled, Stacked, Striped, Animated };
