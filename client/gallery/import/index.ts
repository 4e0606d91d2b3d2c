import { FromFile } from './FromFile.tsx';

export const demos = { FromFile };
export const wideDemos = ['FromFile'];
