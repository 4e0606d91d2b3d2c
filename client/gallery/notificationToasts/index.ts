import { Animations } from './Animations.tsx';
import { Duration } from './Duration.tsx';
import { Positions } from './Positions.tsx';
import { Progress } from './Progress.tsx';
import { Types } from './Types.tsx';
import { WithUndo } from './WithUndo.tsx';

export const demos = { WithUndo, Types, Positions, Animations, Duration, Progress };
