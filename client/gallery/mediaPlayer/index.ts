import { Audio } from './Audio.tsx';
import { Controlled } from './Controlled.tsx';
import { Native } from './Native.tsx';

export const demos = { Controlled, Native, Audio };
export const wideDemos = ['Controlled'];
