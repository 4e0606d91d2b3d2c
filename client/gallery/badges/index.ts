import { Colors } from './Colors.tsx';
import { FullWidth } from './FullWidth.tsx';
import { Glow } from './Glow.tsx';
import { Icons } from './Icons.tsx';
import { LightColors } from './LightColors.tsx';
import { Links } from './Links.tsx';

export const demos = { Colors, Glow, LightColors, Icons, Links, FullWidth };
