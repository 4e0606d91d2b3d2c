import { Badges } from './Badges.tsx';
import { Contextual } from './Contextual.tsx';
import { Custom } from './Custom.tsx';
import { Disabled } from './Disabled.tsx';
import { Flush } from './Flush.tsx';
import { Horizontal } from './Horizontal.tsx';
import { Icons } from './Icons.tsx';
import { Navigation } from './Navigation.tsx';
import { Simple } from './Simple.tsx';
import { Tags } from './Tags.tsx';

export const demos = {
  Simple,
  Disabled,
  Icons,
  Badges,
  Tags,
  Contextual,
  Custom,
  Flush,
  Horizontal,
  Navigation,
};
export const wideDemos = ['Horizontal', 'Navigation'];
