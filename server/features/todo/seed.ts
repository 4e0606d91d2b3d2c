import type { CollectionOptions } from '../../collections.ts';
import type { Assignee, TaskTag } from '../../gql/types.ts';
import { findPerson, getDirectoryPortraitUrl } from '../../sample/people.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { formatDay } from '../../values/days.ts';
import { extendSample } from '../../values/rows.ts';
import type { TaskRow } from './row.ts';

/** The keys of the people to whom tasks can be assigned. */
const assigneeKeys = [
  'rui-tavares',
  'meilin-zhou',
  'amina-diallo',
  'henrik-dahl',
  'jonas-brandt',
  'priya-raman',
  'beatriz-nogueira',
  'daniel-whitby',
  'greta-vollmer',
  'owen-hartley',
] as const;

type AssigneeKey = (typeof assigneeKeys)[number];

const findAssignee = (key: AssigneeKey): Assignee => ({
  fullName: findPerson(key).fullName,
  avatar: getDirectoryPortraitUrl(findPerson(key)),
});

export const assignees = assigneeKeys
  .map(findAssignee)
  .sort((a, b) => compareAlphabetically(a.fullName, b.fullName));

interface SampleTask {
  title: string;
  /** The number of days between the start and the due date. */
  dueInDays: number;
  assigneeKey: AssigneeKey;
  tags: TaskTag[];
  description: string;
  isCompleted?: boolean;
  isImportant?: boolean;
  isDeleted?: boolean;
}

const samples: SampleTask[] = [
  {
    title: 'Renew the insurance of the Hamburg warehouse',
    dueInDays: 3,
    assigneeKey: 'daniel-whitby',
    tags: ['MEDIUM'],
    isImportant: true,
    description: '<p>The broker needs the signed form back before the old policy ends.</p>',
  },
  {
    title: 'Photograph the oak standing desk in daylight',
    dueInDays: 1,
    assigneeKey: 'meilin-zhou',
    tags: ['TEAM', 'LOW'],
    description:
      '<p>Three angles, and one with the cable tray open. The shop page still shows the drawing.</p>',
  },
  {
    title: 'Answer Northgate Architects about their 24 task chairs',
    dueInDays: 0,
    assigneeKey: 'henrik-dahl',
    tags: ['HIGH'],
    isImportant: true,
    description:
      '<p>They ask for <strong>two deliveries</strong>: twelve in the first week, twelve in the third.</p>',
  },
  {
    title: 'Count the returned headsets',
    dueInDays: -2,
    assigneeKey: 'rui-tavares',
    tags: ['LOW'],
    isCompleted: true,
    description:
      '<p>Sort them into <em>as new</em>, <em>needs new pads</em> and <em>parts</em>.</p>',
  },
  {
    title: 'Agree on the spring price list',
    dueInDays: 6,
    assigneeKey: 'priya-raman',
    tags: ['MEDIUM', 'TEAM'],
    description:
      '<ul><li>Freight from the mill is up 4 %.</li><li>Lamps stay as they are.</li></ul>',
  },
  {
    title: 'Book the van for the Leeds showroom move',
    dueInDays: 2,
    assigneeKey: 'owen-hartley',
    tags: ['MEDIUM'],
    description: '',
  },
  {
    title: 'Water plan for the plants on the third floor',
    dueInDays: -1,
    assigneeKey: 'greta-vollmer',
    tags: ['LOW'],
    isCompleted: true,
    description: 'Fern twice a week, rubber tree once.',
  },
  {
    title: 'Write the assembly sheet for the acoustic screen',
    dueInDays: 8,
    assigneeKey: 'meilin-zhou',
    tags: ['UPDATE', 'MEDIUM'],
    description: '<p>One page, pictures first. The old sheet swaps steps 4 and 5.</p>',
  },
  {
    title: 'Call the mill about the cracked table tops',
    dueInDays: -4,
    assigneeKey: 'rui-tavares',
    tags: ['HIGH'],
    isCompleted: true,
    isImportant: true,
    description: '<p>Batch <strong>0719</strong>, eleven tops. They agreed to collect them.</p>',
  },
  {
    title: 'Plan the visit of the Lyon apprentices',
    dueInDays: 12,
    assigneeKey: 'beatriz-nogueira',
    tags: ['MEDIUM'],
    description: '',
  },
  {
    title: 'Replace the demo keyboard at the front desk',
    dueInDays: -1,
    assigneeKey: 'owen-hartley',
    tags: ['LOW'],
    description: 'The space bar sticks.',
  },
  {
    title: 'Reply to the survey of the chamber of commerce',
    dueInDays: -6,
    assigneeKey: 'daniel-whitby',
    tags: [],
    isDeleted: true,
    description: '',
  },
  {
    title: 'Check invoice 5012 against the delivery note',
    dueInDays: 0,
    assigneeKey: 'greta-vollmer',
    tags: ['MEDIUM'],
    isImportant: true,
    description: '<p>The note says 14 pedestals, the invoice 16.</p>',
  },
  {
    title: 'Set up accounts for the two new colleagues',
    dueInDays: -3,
    assigneeKey: 'jonas-brandt',
    tags: ['MEDIUM'],
    isCompleted: true,
    description: '<p>Mail, chat and the door badge.</p>',
  },
  {
    title: 'Choose the lamp for the reading corner',
    dueInDays: 9,
    assigneeKey: 'daniel-whitby',
    tags: ['LOW'],
    isImportant: true,
    description: '<p>Either the arc lamp or the small clamp lamp, in brass.</p>',
  },
  {
    title: 'Clear the old catalogue out of the store room',
    dueInDays: -8,
    assigneeKey: 'amina-diallo',
    tags: ['LOW'],
    isDeleted: true,
    description: '',
  },
  {
    title: 'Publish the care guide for oiled wood',
    dueInDays: -1,
    assigneeKey: 'owen-hartley',
    tags: ['UPDATE', 'MEDIUM'],
    isCompleted: true,
    description: '<p>Link it from every desk.</p>',
  },
  {
    title: 'Prepare the monthly stand-up with all four offices',
    dueInDays: 5,
    assigneeKey: 'henrik-dahl',
    tags: ['TEAM', 'HIGH', 'MEDIUM'],
    isCompleted: true,
    isImportant: true,
    description: '<ol><li>Numbers</li><li>The Leeds move</li><li>Questions</li></ol>',
  },
];

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

  return extendSample(samples.map(createTask), seedRows, (index) => {
    const sample = samples[index % samples.length] as SampleTask;
    const title = `${sample.title}, round ${Math.floor(index / samples.length) + 1}`;
    const assigneeKey = assigneeKeys[index % assigneeKeys.length] as AssigneeKey;
    return createTask({ ...sample, title, assigneeKey, dueInDays: (index * 7) % 365 }, index);
  });
}
