import { Basic } from './Basic.tsx';
import { ButtonsInside } from './ButtonsInside.tsx';
import { CustomButtons } from './CustomButtons.tsx';
import { Disabled } from './Disabled.tsx';
import { Inline } from './Inline.tsx';
import { Limits } from './Limits.tsx';
import { Sizes } from './Sizes.tsx';
import { Steps } from './Steps.tsx';
import { Widths } from './Widths.tsx';
import { Wrapping } from './Wrapping.tsx';

export const demos = {
  Basic,
  Limits,
  Steps,
  Wrapping,
  Inline,
  CustomButtons,
  Sizes,
  ButtonsInside,
  Disabled,
  Widths,
};
