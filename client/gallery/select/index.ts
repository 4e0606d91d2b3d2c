import { Animated } from './Animated.tsx';
import { Async } from './Async.tsx';
import { Creatable } from './Creatable.tsx';
import { Fixed } from './Fixed.tsx';
import { Grouped } from './Grouped.tsx';
import { Icons } from './Icons.tsx';
import { Multiple } from './Multiple.tsx';
import { Native } from './Native.tsx';
import { NativeMultiple } from './NativeMultiple.tsx';
import { Plain } from './Plain.tsx';
import { Sizes } from './Sizes.tsx';
import { States } from './States.tsx';

export const demos = {
  Plain,
  States,
  Multiple,
  Grouped,
  Animated,
  Fixed,
  Async,
  Creatable,
  Icons,
  Sizes,
  Native,
  NativeMultiple,
};
