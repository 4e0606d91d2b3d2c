import type { CustomTag, Task, TaskPage } from '../../gql/types.ts';

export interface TaskRow extends Omit<Task, 'customTags'> {
  customTagIds: number[];
}

export interface TaskPageRow extends Omit<TaskPage, 'tasks'> {
  tasks: TaskRow[];
}

export type CustomTagRow = Omit<CustomTag, 'taskCount'>;
