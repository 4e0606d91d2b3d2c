import { Alignment } from './Alignment.tsx';
import { Plain } from './Plain.tsx';
import { Styles } from './Styles.tsx';

export const demos = { Plain, Alignment, Styles };
export const wideDemos = ['Styles'];
