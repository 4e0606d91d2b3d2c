import { Cards } from './Cards.tsx';
import { Colors } from './Colors.tsx';
import { Plain } from './Plain.tsx';

export const demos = { Plain, Cards, Colors };
export const wideDemos = ['Colors'];
