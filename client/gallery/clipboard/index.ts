import { Beside } from './Beside.tsx';
import { Field } from './Field.tsx';

export const demos = { Field, Beside };
