import { IconCircle, IconCircleCheck, IconProgress } from '@tabler/icons-react';
import type { TaskStatus } from '../../gql/todo/graphql.ts';

/** The columns of the board, in their order. */
export const statuses = ['TODO', 'IN_PROGRESS', 'DONE'] as const satisfies TaskStatus[];

export const statusIcons = {
  TODO: IconCircle,
  IN_PROGRESS: IconProgress,
  DONE: IconCircleCheck,
} satisfies Record<TaskStatus, typeof IconCircle>;
