import { Files } from './Files.tsx';
import { FloatingLabel } from './FloatingLabel.tsx';
import { LabelBeside } from './LabelBeside.tsx';
import { Plain } from './Plain.tsx';
import { Sizes } from './Sizes.tsx';
import { Validation } from './Validation.tsx';

export const demos = { Plain, Sizes, LabelBeside, FloatingLabel, Validation, Files };
export const wideDemos = ['Plain', 'Files'];
