import { Colors } from './Colors.tsx';
import { FullWidth } from './FullWidth.tsx';
import { Glow } from './Glow.tsx';
import { LightColors } from './LightColors.tsx';
import { Links } from './Links.tsx';
import { UnreadCounts } from './UnreadCounts.tsx';

export const demos = { Colors, Glow, LightColors, UnreadCounts, Links, FullWidth };
