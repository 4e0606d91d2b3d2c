import { Live } from './Live.tsx';
import { Translucent } from './Translucent.tsx';
import { WithIcons } from './WithIcons.tsx';

export const demos = { Live, Translucent, WithIcons };
export const wideDemos = ['Live', 'Translucent', 'WithIcons'];
