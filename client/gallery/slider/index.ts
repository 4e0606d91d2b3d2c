import { Behaviour } from './Behaviour.tsx';
import { Colors } from './Colors.tsx';
import { LinkedFields } from './LinkedFields.tsx';
import { Marks } from './Marks.tsx';
import { Native } from './Native.tsx';
import { TwoHandles } from './TwoHandles.tsx';
import { UnevenSteps } from './UnevenSteps.tsx';
import { Vertical } from './Vertical.tsx';

export const demos = {
  Native,
  TwoHandles,
  UnevenSteps,
  Marks,
  Behaviour,
  Colors,
  LinkedFields,
  Vertical,
};
