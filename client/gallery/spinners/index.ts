import { Alignment } from './Alignment.tsx';
import { Colors } from './Colors.tsx';
import { Growing } from './Growing.tsx';
import { GrowingColors } from './GrowingColors.tsx';
import { InButtons } from './InButtons.tsx';
import { InRow } from './InRow.tsx';
import { InText } from './InText.tsx';
import { Ring } from './Ring.tsx';
import { Sizes } from './Sizes.tsx';

export const demos = {
  Ring,
  Growing,
  Colors,
  GrowingColors,
  InRow,
  InText,
  Alignment,
  Sizes,
  InButtons,
};
export const wideDemos = ['InButtons'];
