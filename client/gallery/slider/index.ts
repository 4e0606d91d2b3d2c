import { Behaviour } from './Behaviour.tsx';
import { Colors } from './Colors.tsx';
import { Handles } from './Handles.tsx';
import { Linked } from './Linked.tsx';
import { Marks } from './Marks.tsx';
import { Native } from './Native.tsx';
import { Uneven } from './Uneven.tsx';
import { Vertical } from './Vertical.tsx';

export const demos = { Native, Handles, Uneven, Marks, Behaviour, Colors, Linked, Vertical };
