import { Basic } from './Basic.tsx';
import { Captions } from './Captions.tsx';
import { Interval } from './Interval.tsx';
import { Keyboard } from './Keyboard.tsx';
import { PauseOnHover } from './PauseOnHover.tsx';
import { Uncontrolled } from './Uncontrolled.tsx';

export const demos = { Basic, Captions, Uncontrolled, Interval, Keyboard, PauseOnHover };
