import { AutomaticHeight } from './AutomaticHeight.tsx';
import { Counter } from './Counter.tsx';
import { FloatingLabel } from './FloatingLabel.tsx';
import { Plain } from './Plain.tsx';

export const demos = { Plain, AutomaticHeight, FloatingLabel, Counter };
