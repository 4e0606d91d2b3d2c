import { Block } from './Block.tsx';
import { Contextual } from './Contextual.tsx';
import { Glow } from './Glow.tsx';
import { LightTones } from './LightTones.tsx';
import { Links } from './Links.tsx';
import { Notifications } from './Notifications.tsx';

export const demos = { Contextual, Glow, LightTones, Notifications, Links, Block };
