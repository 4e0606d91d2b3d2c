import { Animated } from './Animated.tsx';
import { Plain } from './Plain.tsx';

export const demos = { Plain, Animated };
export const wideDemos = ['Plain', 'Animated'];
