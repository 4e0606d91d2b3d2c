import { Centered } from './Centered.tsx';
import { End } from './End.tsx';
import { Filled } from './Filled.tsx';
import { Icons } from './Icons.tsx';
import { Justified } from './Justified.tsx';
import { Plain } from './Plain.tsx';
import { VerticalLeft } from './VerticalLeft.tsx';
import { VerticalRight } from './VerticalRight.tsx';

export const demos = {
  Plain,
  Icons,
  VerticalLeft,
  VerticalRight,
  Filled,
  Justified,
  Centered,
  End,
};
