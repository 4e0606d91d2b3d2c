import { Colors } from './Colors.tsx';
import { Controlled } from './Controlled.tsx';
import { Directions } from './Directions.tsx';
import { Flat } from './Flat.tsx';
import { Gradient } from './Gradient.tsx';
import { Outline } from './Outline.tsx';
import { Sizes } from './Sizes.tsx';
import { Split } from './Split.tsx';
import { Uncontrolled } from './Uncontrolled.tsx';
import { WithForm } from './WithForm.tsx';
import { WithGroups } from './WithGroups.tsx';
import { WithIcons } from './WithIcons.tsx';

export const demos = {
  Controlled,
  Uncontrolled,
  Colors,
  Split,
  Outline,
  Flat,
  Gradient,
  Sizes,
  Directions,
  WithGroups,
  WithIcons,
  WithForm,
};
