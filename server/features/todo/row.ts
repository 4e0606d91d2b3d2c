import type { CustomTag, Task, TaskPage } from '../../gql/types.ts';

export interface TaskRow extends Omit<Task, 'customTags' | 'status'> {
  customTagIds: number[];
  /** Whether somebody works on the task, or did so until it was completed. */
  isStarted?: boolean;
}

export interface TaskPageRow extends Omit<TaskPage, 'tasks' | 'moreByStatus'> {
  tasks: TaskRow[];
  moreByStatus?: TaskPage['moreByStatus'];
}

export type CustomTagRow = Omit<CustomTag, 'taskCount'>;
