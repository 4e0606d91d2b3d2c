import { Animations } from './Animations.tsx';
import { Loading } from './Loading.tsx';
import { Options } from './Options.tsx';
import { Positions } from './Positions.tsx';
import { Types } from './Types.tsx';
import { WithUndo } from './WithUndo.tsx';

export const demos = { WithUndo, Types, Positions, Animations, Options, Loading };
