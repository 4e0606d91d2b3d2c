import { Files } from './Files.tsx';
import { Floating } from './Floating.tsx';
import { Horizontal } from './Horizontal.tsx';
import { Plain } from './Plain.tsx';
import { Sizes } from './Sizes.tsx';
import { Validation } from './Validation.tsx';

export const demos = { Plain, Sizes, Horizontal, Floating, Validation, Files };
export const wideDemos = ['Plain', 'Files'];
