import type { TaskStatus } from '../../gql/types.ts';
import type { TaskRow } from './row.ts';

type Progress = Pick<TaskRow, 'isCompleted' | 'isStarted'>;

export function getStatus({ isCompleted, isStarted }: Progress): TaskStatus {
  if (isCompleted) return 'DONE';
  return isStarted ? 'IN_PROGRESS' : 'TODO';
}

/** Returns the fields of a row that a status changes. A completed task that is reopened is in progress again if it was before. */
export function toProgress(status: TaskStatus | null | undefined): Partial<Progress> {
  if (!status) return {};
  return status === 'DONE'
    ? { isCompleted: true }
    : { isCompleted: false, isStarted: status === 'IN_PROGRESS' };
}
