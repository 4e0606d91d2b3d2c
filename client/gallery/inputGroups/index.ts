import { Buttons } from './Buttons.tsx';
import { Choices } from './Choices.tsx';
import { Dropdowns } from './Dropdowns.tsx';
import { Merged } from './Merged.tsx';
import { Plain } from './Plain.tsx';
import { Sizes } from './Sizes.tsx';

export const demos = { Plain, Merged, Sizes, Choices, Buttons, Dropdowns };
export const wideDemos = ['Plain', 'Merged'];
