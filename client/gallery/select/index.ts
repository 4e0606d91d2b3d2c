import { Animated } from './Animated.tsx';
import { FixedValues } from './FixedValues.tsx';
import { Grouped } from './Grouped.tsx';
import { Icons } from './Icons.tsx';
import { Multiple } from './Multiple.tsx';
import { Native } from './Native.tsx';
import { NativeMultiple } from './NativeMultiple.tsx';
import { NewValues } from './NewValues.tsx';
import { Searchable } from './Searchable.tsx';
import { ServerOptions } from './ServerOptions.tsx';
import { Sizes } from './Sizes.tsx';
import { States } from './States.tsx';

export const demos = {
  Searchable,
  States,
  Multiple,
  Grouped,
  Animated,
  FixedValues,
  ServerOptions,
  NewValues,
  Icons,
  Sizes,
  Native,
  NativeMultiple,
};
