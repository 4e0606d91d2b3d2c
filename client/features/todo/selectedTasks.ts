import { createContext } from 'react';

/** The ids of the tasks that are selected by keyboard. */
export const SelectedTasks = createContext<ReadonlySet<number>>(new Set());
