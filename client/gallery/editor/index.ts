import { Controlled } from './Controlled.tsx';
import { Uncontrolled } from './Uncontrolled.tsx';

export const demos = { Uncontrolled, Controlled };
export const wideDemos = ['Uncontrolled', 'Controlled'];
