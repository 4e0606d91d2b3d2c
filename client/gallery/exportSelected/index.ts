import { SelectedRows } from './SelectedRows.tsx';

export const demos = { SelectedRows };
export const wideDemos = ['SelectedRows'];
