import { Icons } from './Icons.tsx';
import { Live } from './Live.tsx';
import { Translucent } from './Translucent.tsx';

export const demos = { Live, Translucent, Icons };
export const wide = ['Live', 'Translucent', 'Icons'];
