import { Autoplay } from './Autoplay.tsx';
import { Captions } from './Captions.tsx';
import { Controlled } from './Controlled.tsx';
import { Keyboard } from './Keyboard.tsx';
import { PauseOnHover } from './PauseOnHover.tsx';
import { Uncontrolled } from './Uncontrolled.tsx';

export const demos = { Controlled, Captions, Uncontrolled, Autoplay, Keyboard, PauseOnHover };
