import { Bordered } from './Bordered.tsx';
import { Borderless } from './Borderless.tsx';
import { Contextual } from './Contextual.tsx';
import { Dark } from './Dark.tsx';
import { Heads } from './Heads.tsx';
import { HoverAnimation } from './HoverAnimation.tsx';
import { Hoverable } from './Hoverable.tsx';
import { Plain } from './Plain.tsx';
import { Responsive } from './Responsive.tsx';
import { Small } from './Small.tsx';
import { Striped } from './Striped.tsx';
import { StripedDark } from './StripedDark.tsx';

export const demos = {
  Plain,
  Dark,
  Heads,
  Striped,
  StripedDark,
  Bordered,
  Borderless,
  Hoverable,
  Small,
  Contextual,
  Responsive,
  HoverAnimation,
};
export const wideDemos = Object.keys(demos);
