import { badInput, conflict } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type {
  AddCustomTagInput,
  AddTaskInput,
  QueryTaskPageArgs,
  QueryTasksArgs,
  TaskTag,
  UpdateTaskInput,
} from '../../gql/resolvers.ts';
import { formatDay } from '../../values/days.ts';
import { compareAscending, omitAbsent } from '../../values/rows.ts';
import type { CustomTagRow, TaskPageRow, TaskRow } from './row.ts';
import { assignees, seedTasks } from './seed.ts';

/** A custom tag must not have the name of a built-in tag. */
const builtInNames: Record<TaskTag, string> = {
  TEAM: 'team',
  LOW: 'low',
  MEDIUM: 'medium',
  HIGH: 'high',
  UPDATE: 'update',
};

const isNobody = ({ assignee }: TaskRow) => Number(assignee.fullName === '');

function byAssignee(a: TaskRow, b: TaskRow): number {
  return isNobody(a) - isNobody(b) || compareAscending(a.assignee.fullName, b.assignee.fullName);
}

/** The filters that hold for a task; `OPEN` is the board without one. */
function listPlaces({ isDeleted, isImportant, isCompleted }: TaskRow): string[] {
  if (isDeleted) return ['DELETED'];
  return ['OPEN', ...(isImportant ? ['IMPORTANT'] : []), ...(isCompleted ? ['COMPLETED'] : [])];
}

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const tasks = store.table('todo.tasks', {
    rowName: 'task',
    // The manual order. New tasks are first.
    rows: () => seedTasks(options).reverse(),
    texts: ({ title }: TaskRow) => [title],
    facets: {
      place: listPlaces,
      tags: ({ tags }) => tags,
      customTags: ({ customTagIds }) => customTagIds.map(String),
    },
    sorts: {
      LATEST: (a, b) => b.id - a.id,
      TITLE_ASC: (a, b) => compareAscending(a.title, b.title) || a.id - b.id,
      TITLE_DESC: (a, b) => compareAscending(b.title, a.title) || b.id - a.id,
      ASSIGNEE: (a, b) => byAssignee(a, b) || a.id - b.id,
      DUE_DATE: (a, b) => Date.parse(a.dueDate) - Date.parse(b.dueDate) || a.id - b.id,
    },
  });

  const customTags = store.table<CustomTagRow>('todo.customTags', { rowName: 'custom tag' });

  function select(args: QueryTasksArgs | QueryTaskPageArgs) {
    const { q, filter, tags, customTagIds, sortBy, ...page } = args;
    return tasks.select({
      q,
      where: {
        place: [filter ?? 'OPEN'],
        tags,
        customTags: customTagIds?.map(String),
      },
      sort: sortBy === 'BOARD' ? null : sortBy,
      ...page,
    });
  }

  /** Returns the ids without duplicates. Throws `NOT_FOUND` if a tag does not exist. */
  function checkedTagIds(ids: readonly number[]): number[] {
    return [...new Set(ids)].map((id) => customTags.find(id).id);
  }

  function checkTagName(name: string) {
    const key = name.toLowerCase();
    if (key === '') throw badInput('tag.name', 'must not be empty.');
    const taken = [...Object.values(builtInNames), ...customTags.all().map((tag) => tag.name)];
    if (taken.some((other) => other.toLowerCase() === key)) {
      throw badInput('tag.name', 'belongs to another tag. Choose another name.');
    }
  }

  return {
    find: tasks.find,
    list: (args: QueryTasksArgs): TaskRow[] => select(args).rows,

    page(args: QueryTaskPageArgs): TaskPageRow {
      const { rows, total } = select(args);
      return { tasks: rows, total };
    },

    assignees: () => assignees,

    add({ dueDate, description, assignee, customTagIds, ...rest }: AddTaskInput): TaskRow {
      return tasks.add(
        {
          id: tasks.nextId(),
          customTagIds: checkedTagIds(customTagIds),
          dueDate: dueDate ?? formatDay(clock.now()),
          description: description ?? '',
          assignee: assignee ?? { fullName: '', avatar: '' },
          ...rest,
        },
        'first',
      );
    },

    update({ id, ...changes }: UpdateTaskInput): TaskRow {
      const task = { ...tasks.find(id), ...omitAbsent(changes) };
      return tasks.replace({ ...task, customTagIds: checkedTagIds(task.customTagIds) });
    },

    /** A soft delete: the task is only in the list of deleted tasks. */
    remove: (id: number): TaskRow => tasks.replace({ ...tasks.find(id), isDeleted: true }),

    restore: (id: number): TaskRow => tasks.replace({ ...tasks.find(id), isDeleted: false }),

    purge(ids: number[]): number[] {
      const unique = [...new Set(ids)];
      const refused = unique.map(tasks.find).find(({ isDeleted }) => !isDeleted);
      if (refused)
        throw conflict(`Task ${refused.id} is not deleted. Delete it before purging it.`);

      return unique.map((id) => tasks.remove(id).id);
    },

    move: tasks.move,

    customTags: customTags.all,
    findCustomTag: customTags.find,
    customTagsOf: ({ customTagIds }: TaskRow) => customTagIds.map(customTags.find),
    countTagged: (id: number) =>
      tasks.select({ where: { place: ['OPEN'], customTags: [String(id)] } }).total,

    addCustomTag({ name, color }: AddCustomTagInput): CustomTagRow {
      const text = name.trim().replace(/\s+/g, ' ');
      checkTagName(text);
      return customTags.add({ id: customTags.nextId(), name: text, color });
    },

    removeCustomTag(id: number): CustomTagRow {
      const removed = customTags.remove(id);
      for (const task of tasks.select({ where: { customTags: [String(id)] } }).rows) {
        const customTagIds = task.customTagIds.filter((one) => one !== id);
        tasks.replace({ ...task, customTagIds });
      }
      return removed;
    },
  };
}
