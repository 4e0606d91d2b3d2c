import { Alignment } from './Alignment.tsx';
import { Plain } from './Plain.tsx';
import { Separators } from './Separators.tsx';

export const demos = { Plain, Alignment, Separators };
export const wideDemos = ['Separators'];
