import { Colors } from './Colors.tsx';
import { Icons } from './Icons.tsx';
import { LineStyles } from './LineStyles.tsx';
import { Plain } from './Plain.tsx';
import { Position } from './Position.tsx';
import { WithText } from './WithText.tsx';

export const demos = { Plain, WithText, Position, Colors, Icons, LineStyles };
