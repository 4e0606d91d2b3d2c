import { Disabled } from './Disabled.tsx';
import { Icons } from './Icons.tsx';
import { Inline } from './Inline.tsx';
import { Limits } from './Limits.tsx';
import { Plain } from './Plain.tsx';
import { Sizes } from './Sizes.tsx';
import { Steps } from './Steps.tsx';
import { Vertical } from './Vertical.tsx';
import { Widths } from './Widths.tsx';
import { Wrapping } from './Wrapping.tsx';

export const demos = {
  Plain,
  Limits,
  Steps,
  Wrapping,
  Inline,
  Icons,
  Sizes,
  Vertical,
  Disabled,
  Widths,
};
