import { Icons } from './Icons.tsx';
import { Plain } from './Plain.tsx';

export const demos = { Plain, Icons };
