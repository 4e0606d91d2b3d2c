import { All } from './All.tsx';
import { Buttons } from './Buttons.tsx';
import { Sizes } from './Sizes.tsx';
import { Tones } from './Tones.tsx';

export const demos = { All, Sizes, Tones, Buttons };
export const wideDemos = ['All', 'Buttons'];
