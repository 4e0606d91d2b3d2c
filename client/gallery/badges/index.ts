import { Block } from './Block.tsx';
import { Contextual } from './Contextual.tsx';
import { Glow } from './Glow.tsx';
import { Icons } from './Icons.tsx';
import { LightTones } from './LightTones.tsx';
import { Links } from './Links.tsx';

export const demos = { Contextual, Glow, LightTones, Icons, Links, Block };
