import { Centered } from './Centered.tsx';
import { End } from './End.tsx';
import { Filled } from './Filled.tsx';
import { Justified } from './Justified.tsx';
import { Plain } from './Plain.tsx';
import { Stacked } from './Stacked.tsx';
import { Themes } from './Themes.tsx';

export const demos = { Plain, Stacked, Filled, Justified, Centered, End, Themes };
export const wideDemos = ['Themes'];
