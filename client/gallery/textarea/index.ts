import { Counter } from './Counter.tsx';
import { Floating } from './Floating.tsx';
import { Growing } from './Growing.tsx';
import { Plain } from './Plain.tsx';

export const demos = { Plain, Growing, Floating, Counter };
