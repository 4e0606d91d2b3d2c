import { Plain } from './Plain.tsx';
import { WithIcons } from './WithIcons.tsx';

export const demos = { Plain, WithIcons };
