import { Registration } from './Registration.tsx';

export const demos = { Registration };
export const wide = ['Registration'];
