import { Bordered } from './Bordered.tsx';
import { Borderless } from './Borderless.tsx';
import { Dark } from './Dark.tsx';
import { Headers } from './Headers.tsx';
import { HoverAnimation } from './HoverAnimation.tsx';
import { Hoverable } from './Hoverable.tsx';
import { Plain } from './Plain.tsx';
import { Responsive } from './Responsive.tsx';
import { Small } from './Small.tsx';
import { StatusColors } from './StatusColors.tsx';
import { Striped } from './Striped.tsx';
import { StripedDark } from './StripedDark.tsx';

export const demos = {
  Plain,
  Dark,
  Headers,
  Striped,
  StripedDark,
  Bordered,
  Borderless,
  Hoverable,
  Small,
  StatusColors,
  Responsive,
  HoverAnimation,
};
export const wideDemos = Object.keys(demos);
