import { Colors } from './Colors.tsx';
import { Plain } from './Plain.tsx';
import { WithIcons } from './WithIcons.tsx';

export const demos = { Plain, Colors, WithIcons };
export const wideDemos = ['Plain'];
