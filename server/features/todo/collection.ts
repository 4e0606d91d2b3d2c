import type { CollectionOptions } from '../../collections.ts';
import { badInput, conflict } from '../../errors.ts';
import type {
  AddCustomTagInput,
  AddTaskInput,
  QueryTaskPageArgs,
  QueryTasksArgs,
  TaskTag,
  UpdateTaskInput,
} from '../../gql/types.ts';
import { formatDay } from '../../values/days.ts';
import { foldText } from '../../values/foldText.ts';
import { compareAscending, omitAbsent } from '../../values/rows.ts';
import type { CustomTagRow, TaskPageRow, TaskRow } from './row.ts';
import { assignees, seedTasks } from './seed.ts';
import { limitByStatus, toProgress } from './status.ts';

/** The names of the built-in tags. A custom tag must not have one of them. */
const builtInNames: Record<TaskTag, string> = {
  TEAM: 'team',
  LOW: 'low',
  MEDIUM: 'medium',
  HIGH: 'high',
  UPDATE: 'update',
};

/** Returns 1 for an unassigned task, which comes after assigned tasks, otherwise 0. */
const getUnassignedRank = ({ assignee }: TaskRow) => Number(assignee.fullName === '');

function compareByAssignee(a: TaskRow, b: TaskRow): number {
  return (
    getUnassignedRank(a) - getUnassignedRank(b) ||
    compareAscending(a.assignee.fullName, b.assignee.fullName)
  );
}

/** Returns the filters that match a task. `OPEN` is the board without a filter. */
function listPlaces({ isDeleted, isImportant, isCompleted }: TaskRow): string[] {
  if (isDeleted) return ['DELETED'];
  return ['OPEN', ...(isImportant ? ['IMPORTANT'] : []), ...(isCompleted ? ['COMPLETED'] : [])];
}

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const tasks = store.table('todo.tasks', {
    rowName: 'task',
    type: 'Task',
    // The stored order is the manual order of the board. New tasks come first.
    rows: () => seedTasks(options).reverse(),
    texts: ({ title }: TaskRow) => [title],
    facets: {
      place: listPlaces,
      completed: ({ isCompleted }) => [String(isCompleted)],
      tags: ({ tags }) => tags,
      customTags: ({ customTagIds }) => customTagIds.map(String),
    },
    sorts: {
      LATEST: (a, b) => b.id - a.id,
      TITLE_ASC: (a, b) => compareAscending(a.title, b.title) || a.id - b.id,
      TITLE_DESC: (a, b) => compareAscending(b.title, a.title) || b.id - a.id,
      ASSIGNEE: (a, b) => compareByAssignee(a, b) || a.id - b.id,
      DUE_DATE: (a, b) => Date.parse(a.dueDate) - Date.parse(b.dueDate) || a.id - b.id,
    },
  });

  const customTags = store.table<CustomTagRow>('todo.customTags', {
    rowName: 'custom tag',
    type: 'CustomTag',
  });

  function selectTasks(args: QueryTasksArgs | QueryTaskPageArgs) {
    const { q, filter, tags, customTagIds, sortBy, isCompleted, ...page } = {
      isCompleted: null,
      ...args,
    };
    return tasks.select({
      q,
      where: {
        place: [filter ?? 'OPEN'],
        completed: isCompleted === null ? null : [String(isCompleted)],
        tags,
        customTags: customTagIds?.map(String),
      },
      sort: sortBy === 'BOARD' ? null : sortBy,
      ...page,
    });
  }

  /** Returns the ids without duplicates. Throws `NOT_FOUND` if a tag does not exist. */
  function checkTagIds(ids: readonly number[]): number[] {
    return [...new Set(ids)].map((id) => customTags.find(id).id);
  }

  function checkTagName(name: string) {
    const key = foldText(name);
    if (key === '') throw badInput('tag.name', 'must not be empty.');
    const takenNames = [...Object.values(builtInNames), ...customTags.all().map((tag) => tag.name)];
    if (takenNames.some((other) => foldText(other) === key)) {
      throw badInput('tag.name', 'belongs to another tag. Choose another name.');
    }
  }

  return {
    find: tasks.find,
    list: (args: QueryTasksArgs): TaskRow[] => selectTasks(args).rows,

    selectPage({ perStatus, ...args }: QueryTaskPageArgs): TaskPageRow {
      if (perStatus === undefined || perStatus === null) {
        const { rows, total } = selectTasks(args);
        return { tasks: rows, total };
      }
      const { page: _, perPage: __, ...filters } = args;
      const { rows, total } = selectTasks(filters);
      return { ...limitByStatus(rows, perStatus), total };
    },

    listAssignees: () => assignees,

    add({ dueDate, description, assignee, customTagIds, status, ...rest }: AddTaskInput): TaskRow {
      return tasks.add(
        {
          id: tasks.nextId(),
          customTagIds: checkTagIds(customTagIds),
          dueDate: dueDate ?? formatDay(clock.now()),
          description: description ?? '',
          assignee: assignee ?? { fullName: '', avatar: '' },
          ...rest,
          ...toProgress(status),
        },
        'first',
      );
    },

    update({ id, status, ...changes }: UpdateTaskInput): TaskRow {
      const task = { ...tasks.find(id), ...omitAbsent(changes), ...toProgress(status) };
      return tasks.replace({ ...task, customTagIds: checkTagIds(task.customTagIds) });
    },

    /** Marks a task as deleted. Only the list of deleted tasks contains it. */
    remove: (id: number): TaskRow => tasks.replace({ ...tasks.find(id), isDeleted: true }),

    restore: (id: number): TaskRow => tasks.replace({ ...tasks.find(id), isDeleted: false }),

    purge(ids: number[]): number[] {
      const uniqueIds = [...new Set(ids)];
      const refused = uniqueIds.map(tasks.find).find(({ isDeleted }) => !isDeleted);
      if (refused)
        throw conflict(`Task ${refused.id} is not deleted. Delete it before you purge it.`);

      return uniqueIds.map((id) => tasks.remove(id).id);
    },

    move: tasks.move,

    listCustomTags: customTags.all,
    findCustomTag: customTags.find,
    getCustomTags: ({ customTagIds }: TaskRow) => customTagIds.map(customTags.find),
    countTasksWithTag: (id: number) =>
      tasks.select({ where: { place: ['OPEN'], customTags: [String(id)] } }).total,

    addCustomTag({ name, color }: AddCustomTagInput): CustomTagRow {
      const text = name.trim().replace(/\s+/g, ' ');
      checkTagName(text);
      return customTags.add({ id: customTags.nextId(), name: text, color });
    },

    removeCustomTag(id: number): CustomTagRow {
      const removed = customTags.remove(id);
      for (const task of tasks.select({ where: { customTags: [String(id)] } }).rows) {
        const customTagIds = task.customTagIds.filter((tagId) => tagId !== id);
        tasks.replace({ ...task, customTagIds });
      }
      return removed;
    },
  };
}

declare module '../../collections.ts' {
  interface Collections {
    todo: ReturnType<typeof createCollection>;
  }
}
