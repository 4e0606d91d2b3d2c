import { Alignment } from './Alignment.tsx';
import { Border } from './Border.tsx';
import { Buttons } from './Buttons.tsx';
import { Colors } from './Colors.tsx';
import { Flex } from './Flex.tsx';
import { Float } from './Float.tsx';
import { Growing } from './Growing.tsx';
import { GrowingColors } from './GrowingColors.tsx';
import { Sizes } from './Sizes.tsx';

export const demos = {
  Border,
  Growing,
  Colors,
  GrowingColors,
  Flex,
  Float,
  Alignment,
  Sizes,
  Buttons,
};
export const wideDemos = ['Buttons'];
