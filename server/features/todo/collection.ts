import { conflict } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type {
  AddTaskInput,
  QueryTaskPageArgs,
  QueryTasksArgs,
  Task,
  TaskPage,
  UpdateTaskInput,
} from '../../gql/resolvers.ts';
import { day } from '../../values/days.ts';
import { ascending, present } from '../../values/rows.ts';
import { assignees, seedTasks } from './seed.ts';

const isNobody = ({ assignee }: Task) => Number(assignee.fullName === '');

function byAssignee(a: Task, b: Task): number {
  return isNobody(a) - isNobody(b) || ascending(a.assignee.fullName, b.assignee.fullName);
}

/** The filters that hold for a task; `OPEN` is the board without one. */
function placesOf({ isDeleted, isImportant, isCompleted }: Task): string[] {
  if (isDeleted) return ['DELETED'];
  return ['OPEN', ...(isImportant ? ['IMPORTANT'] : []), ...(isCompleted ? ['COMPLETED'] : [])];
}

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const tasks = store.table('todo.tasks', {
    rowName: 'task',
    // The manual order. New tasks are first.
    rows: () => seedTasks(options).reverse(),
    texts: ({ title }: Task) => [title],
    facets: { place: placesOf, tags: ({ tags }) => tags },
    sorts: {
      LATEST: (a, b) => b.id - a.id,
      TITLE_ASC: (a, b) => ascending(a.title, b.title) || a.id - b.id,
      TITLE_DESC: (a, b) => ascending(b.title, a.title) || b.id - a.id,
      ASSIGNEE: (a, b) => byAssignee(a, b) || a.id - b.id,
      DUE_DATE: (a, b) => Date.parse(a.dueDate) - Date.parse(b.dueDate) || a.id - b.id,
    },
  });

  function select({ q, filter, tags, sortBy, ...page }: QueryTasksArgs | QueryTaskPageArgs) {
    return tasks.select({
      q,
      where: { place: [filter ?? 'OPEN'], tags },
      sort: sortBy === 'BOARD' ? null : sortBy,
      ...page,
    });
  }

  return {
    find: tasks.find,
    list: (args: QueryTasksArgs): Task[] => select(args).rows,

    page(args: QueryTaskPageArgs): TaskPage {
      const { rows, total } = select(args);
      return { tasks: rows, total };
    },

    assignees: () => assignees,

    add({ dueDate, description, assignee, ...rest }: AddTaskInput): Task {
      return tasks.add(
        {
          id: tasks.nextId(),
          dueDate: dueDate ?? day(clock.now()),
          description: description ?? '',
          assignee: assignee ?? { fullName: '', avatar: '' },
          ...rest,
        },
        'first',
      );
    },

    update: ({ id, ...changes }: UpdateTaskInput): Task =>
      tasks.replace({ ...tasks.find(id), ...present(changes) }),

    /** A soft delete: the task is only in the list of deleted tasks. */
    remove: (id: number): Task => tasks.replace({ ...tasks.find(id), isDeleted: true }),

    restore: (id: number): Task => tasks.replace({ ...tasks.find(id), isDeleted: false }),

    purge(ids: number[]): number[] {
      const unique = [...new Set(ids)];
      const kept = unique.map(tasks.find).find(({ isDeleted }) => !isDeleted);
      if (kept) throw conflict(`Task ${kept.id} is not deleted. Delete it before purging it.`);

      return unique.map((id) => tasks.remove(id).id);
    },

    move: tasks.move,
  };
}
