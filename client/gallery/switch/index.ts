import { Colors } from './Colors.tsx';
import { Icons } from './Icons.tsx';
import { Plain } from './Plain.tsx';

export const demos = { Plain, Colors, Icons };
export const wideDemos = ['Plain'];
