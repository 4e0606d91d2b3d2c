import { Registration } from './Registration.tsx';

export const demos = { Registration };
export const wideDemos = ['Registration'];
