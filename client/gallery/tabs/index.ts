import { Centered } from './Centered.tsx';
import { End } from './End.tsx';
import { EquallyWide } from './EquallyWide.tsx';
import { Filled } from './Filled.tsx';
import { Plain } from './Plain.tsx';
import { VerticalLeft } from './VerticalLeft.tsx';
import { VerticalRight } from './VerticalRight.tsx';
import { WithIcons } from './WithIcons.tsx';

export const demos = {
  Plain,
  WithIcons,
  VerticalLeft,
  VerticalRight,
  Filled,
  EquallyWide,
  Centered,
  End,
};
