import { Animations } from './Animations.tsx';
import { Loading } from './Loading.tsx';
import { Options } from './Options.tsx';
import { Ours } from './Ours.tsx';
import { Positions } from './Positions.tsx';
import { Types } from './Types.tsx';

export const demos = { Ours, Types, Positions, Animations, Options, Loading };
