import type { TaskStatus } from '../../gql/types.ts';
import type { TaskRow } from './row.ts';

type Progress = Pick<TaskRow, 'isCompleted' | 'isStarted'>;

export function getStatus({ isCompleted, isStarted }: Progress): TaskStatus {
  if (isCompleted) return 'DONE';
  return isStarted ? 'IN_PROGRESS' : 'TODO';
}

/** Returns the first `limit` tasks of each status, and the numbers of the others. */
export function limitByStatus(tasks: readonly TaskRow[], limit: number) {
  const counts = new Map<TaskStatus, number>([
    ['TODO', 0],
    ['IN_PROGRESS', 0],
    ['DONE', 0],
  ]);
  const first = tasks.filter((task) => {
    const status = getStatus(task);
    const count = (counts.get(status) ?? 0) + 1;
    counts.set(status, count);
    return count <= limit;
  });
  const moreByStatus = [...counts].map(([status, count]) => ({
    status,
    count: Math.max(0, count - limit),
  }));
  return { tasks: first, moreByStatus };
}

/** Returns the fields of a row that a status changes. A completed task that is reopened is in progress again if it was before. */
export function toProgress(status: TaskStatus | null | undefined): Partial<Progress> {
  if (!status) return {};
  return status === 'DONE'
    ? { isCompleted: true }
    : { isCompleted: false, isStarted: status === 'IN_PROGRESS' };
}
