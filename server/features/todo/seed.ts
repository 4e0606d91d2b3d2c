import type { CollectionOptions } from '../../collections.ts';
import type { Assignee } from '../../gql/types.ts';
import { findPerson, getDirectoryPortraitUrl } from '../../sample/people.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { formatDay } from '../../values/days.ts';
import { extendSample } from '../../values/rows.ts';
import type { TaskRow } from './row.ts';
import { type AssigneeKey, assigneeKeys, type SampleTask, sampleTasks } from './tasks.seed.ts';

const findAssignee = (key: AssigneeKey): Assignee => ({
  fullName: findPerson(key).fullName,
  avatar: getDirectoryPortraitUrl(findPerson(key)),
});

export const assignees = assigneeKeys
  .map(findAssignee)
  .sort((a, b) => compareAlphabetically(a.fullName, b.fullName));

/** Returns the tasks. Their due dates are relative to the start, so that the board is up to date. */
export function seedTasks({ clock, seedRows }: CollectionOptions): TaskRow[] {
  const today = clock.now();
  const createTask = (
    { dueInDays, assigneeKey, ...sample }: SampleTask,
    index: number,
  ): TaskRow => ({
    id: index + 1,
    isCompleted: false,
    isImportant: false,
    isDeleted: false,
    customTagIds: [],
    ...sample,
    dueDate: formatDay(today, dueInDays),
    assignee: findAssignee(assigneeKey),
  });

  return extendSample(sampleTasks.map(createTask), seedRows, (index) => {
    const sample = sampleTasks[index % sampleTasks.length] as SampleTask;
    const title = `${sample.title}, round ${Math.floor(index / sampleTasks.length) + 1}`;
    const assigneeKey = assigneeKeys[index % assigneeKeys.length] as AssigneeKey;
    return createTask({ ...sample, title, assigneeKey, dueInDays: (index * 7) % 365 }, index);
  });
}
