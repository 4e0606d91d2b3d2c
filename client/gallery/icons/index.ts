import { AllIcons } from './AllIcons.tsx';
import { Colors } from './Colors.tsx';
import { InButtons } from './InButtons.tsx';
import { Sizes } from './Sizes.tsx';

export const demos = { AllIcons, Sizes, Colors, InButtons };
export const wideDemos = ['AllIcons', 'InButtons'];
