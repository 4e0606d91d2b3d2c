import { Animations } from './Animations.tsx';
import { Basic } from './Basic.tsx';
import { Callback } from './Callback.tsx';
import { LookUp } from './LookUp.tsx';
import { Options } from './Options.tsx';
import { Places } from './Places.tsx';
import { Questions } from './Questions.tsx';
import { Types } from './Types.tsx';

export const demos = { Basic, Types, Places, Animations, Options, Questions, LookUp, Callback };
