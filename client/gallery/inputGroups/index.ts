import { Merged } from './Merged.tsx';
import { Plain } from './Plain.tsx';
import { Sizes } from './Sizes.tsx';
import { WithButtons } from './WithButtons.tsx';
import { WithChoices } from './WithChoices.tsx';
import { WithMenus } from './WithMenus.tsx';

export const demos = { Plain, Merged, Sizes, WithChoices, WithButtons, WithMenus };
export const wideDemos = ['Plain', 'Merged'];
