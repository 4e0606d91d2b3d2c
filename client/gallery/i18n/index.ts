import { Formats } from './Formats.tsx';
import { Language } from './Language.tsx';

export const demos = { Language, Formats };
