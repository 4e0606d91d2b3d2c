import { Icons } from './Icons.tsx';
import { Live } from './Live.tsx';
import { Translucent } from './Translucent.tsx';

export const demos = { Live, Translucent, Icons };
export const wideDemos = ['Live', 'Translucent', 'Icons'];
