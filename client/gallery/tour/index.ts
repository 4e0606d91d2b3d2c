import { Guided } from './Guided.tsx';

export const demos = { Guided };
