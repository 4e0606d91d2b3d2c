import { ButtonGroups } from './ButtonGroups.tsx';
import { Elements } from './Elements.tsx';
import { Filled } from './Filled.tsx';
import { Flat } from './Flat.tsx';
import { FullWidth } from './FullWidth.tsx';
import { Gradient } from './Gradient.tsx';
import { IconOnly } from './IconOnly.tsx';
import { Icons } from './Icons.tsx';
import { Outline } from './Outline.tsx';
import { Relief } from './Relief.tsx';
import { Round } from './Round.tsx';
import { SelectionGroups } from './SelectionGroups.tsx';
import { Sizes } from './Sizes.tsx';

export const demos = {
  Filled,
  Outline,
  Flat,
  Gradient,
  Relief,
  Round,
  Icons,
  IconOnly,
  ButtonGroups,
  SelectionGroups,
  Sizes,
  FullWidth,
  Elements,
};
export const wideDemos = ['Elements'];
