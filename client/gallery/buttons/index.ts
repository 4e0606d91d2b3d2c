import { Block } from './Block.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { Filled } from './Filled.tsx';
import { Flat } from './Flat.tsx';
import { Gradient } from './Gradient.tsx';
import { Groups } from './Groups.tsx';
import { IconOnly } from './IconOnly.tsx';
import { Icons } from './Icons.tsx';
import { Outline } from './Outline.tsx';
import { Relief } from './Relief.tsx';
import { Round } from './Round.tsx';
import { Sizes } from './Sizes.tsx';
import { Tags } from './Tags.tsx';

export const demos = {
  Filled,
  Outline,
  Flat,
  Gradient,
  Relief,
  Round,
  Icons,
  IconOnly,
  Groups,
  ChoiceGroup,
  Sizes,
  Block,
  Tags,
};
export const wideDemos = ['Tags'];
