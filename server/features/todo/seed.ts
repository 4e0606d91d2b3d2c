import type { CollectionOptions } from '../../feature.ts';
import type { Assignee, TaskTag } from '../../gql/resolvers.ts';
import { findPerson, getDirectoryPortraitUrl } from '../../sample/people.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { formatDay } from '../../values/days.ts';
import { extendSample } from '../../values/rows.ts';
import type { TaskRow } from './row.ts';

/** The people to whom tasks can be assigned. */
const crew = [
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

type Crew = (typeof crew)[number];

const findAssignee = (key: Crew): Assignee => ({
  fullName: findPerson(key).fullName,
  avatar: getDirectoryPortraitUrl(findPerson(key)),
});

export const assignees = crew
  .map(findAssignee)
  .sort((a, b) => compareAlphabetically(a.fullName, b.fullName));

interface Sample {
  title: string;
  /** In days from today. */
  due: number;
  who: Crew;
  tags: TaskTag[];
  description: string;
  isCompleted?: boolean;
  isImportant?: boolean;
  isDeleted?: boolean;
}

const samples: Sample[] = [
  {
    title: 'Renew the insurance of the Hamburg warehouse',
    due: 3,
    who: 'daniel-whitby',
    tags: ['MEDIUM'],
    isImportant: true,
    description: '<p>The broker needs the signed form back before the old policy ends.</p>',
  },
  {
    title: 'Photograph the oak standing desk in daylight',
    due: 1,
    who: 'meilin-zhou',
    tags: ['TEAM', 'LOW'],
    description:
      '<p>Three angles, and one with the cable tray open. The shop page still shows the drawing.</p>',
  },
  {
    title: 'Answer Northgate Architects about their 24 task chairs',
    due: 0,
    who: 'henrik-dahl',
    tags: ['HIGH'],
    isImportant: true,
    description:
      '<p>They ask for <strong>two deliveries</strong>: twelve in the first week, twelve in the third.</p>',
  },
  {
    title: 'Count the returned headsets',
    due: -2,
    who: 'rui-tavares',
    tags: ['LOW'],
    isCompleted: true,
    description:
      '<p>Sort them into <em>as new</em>, <em>needs new pads</em> and <em>parts</em>.</p>',
  },
  {
    title: 'Agree on the spring price list',
    due: 6,
    who: 'priya-raman',
    tags: ['MEDIUM', 'TEAM'],
    description:
      '<ul><li>Freight from the mill is up 4 %.</li><li>Lamps stay as they are.</li></ul>',
  },
  {
    title: 'Book the van for the Leeds showroom move',
    due: 2,
    who: 'owen-hartley',
    tags: ['MEDIUM'],
    description: '',
  },
  {
    title: 'Water plan for the plants on the third floor',
    due: -1,
    who: 'greta-vollmer',
    tags: ['LOW'],
    isCompleted: true,
    description: 'Fern twice a week, rubber tree once.',
  },
  {
    title: 'Write the assembly sheet for the acoustic screen',
    due: 8,
    who: 'meilin-zhou',
    tags: ['UPDATE', 'MEDIUM'],
    description: '<p>One page, pictures first. The old sheet swaps steps 4 and 5.</p>',
  },
  {
    title: 'Call the mill about the cracked table tops',
    due: -4,
    who: 'rui-tavares',
    tags: ['HIGH'],
    isCompleted: true,
    isImportant: true,
    description: '<p>Batch <strong>0719</strong>, eleven tops. They agreed to collect them.</p>',
  },
  {
    title: 'Plan the visit of the Lyon apprentices',
    due: 12,
    who: 'beatriz-nogueira',
    tags: ['MEDIUM'],
    description: '',
  },
  {
    title: 'Replace the demo keyboard at the front desk',
    due: -1,
    who: 'owen-hartley',
    tags: ['LOW'],
    description: 'The space bar sticks.',
  },
  {
    title: 'Reply to the survey of the chamber of commerce',
    due: -6,
    who: 'daniel-whitby',
    tags: [],
    isDeleted: true,
    description: '',
  },
  {
    title: 'Check invoice 5012 against the delivery note',
    due: 0,
    who: 'greta-vollmer',
    tags: ['MEDIUM'],
    isImportant: true,
    description: '<p>The note says 14 pedestals, the invoice 16.</p>',
  },
  {
    title: 'Set up accounts for the two new colleagues',
    due: -3,
    who: 'jonas-brandt',
    tags: ['MEDIUM'],
    isCompleted: true,
    description: '<p>Mail, chat and the door badge.</p>',
  },
  {
    title: 'Choose the lamp for the reading corner',
    due: 9,
    who: 'daniel-whitby',
    tags: ['LOW'],
    isImportant: true,
    description: '<p>Either the arc lamp or the small clamp lamp, in brass.</p>',
  },
  {
    title: 'Clear the old catalogue out of the store room',
    due: -8,
    who: 'amina-diallo',
    tags: ['LOW'],
    isDeleted: true,
    description: '',
  },
  {
    title: 'Publish the care guide for oiled wood',
    due: -1,
    who: 'owen-hartley',
    tags: ['UPDATE', 'MEDIUM'],
    isCompleted: true,
    description: '<p>Link it from every desk.</p>',
  },
  {
    title: 'Prepare the monthly stand-up with all four offices',
    due: 5,
    who: 'henrik-dahl',
    tags: ['TEAM', 'HIGH', 'MEDIUM'],
    isCompleted: true,
    isImportant: true,
    description: '<ol><li>Numbers</li><li>The Leeds move</li><li>Questions</li></ol>',
  },
];

/** Due dates are relative to today, so that the board is always current. */
export function seedTasks({ clock, seedRows }: CollectionOptions): TaskRow[] {
  const today = clock.now();
  const createTask = ({ due, who, ...sample }: Sample, index: number): TaskRow => ({
    id: index + 1,
    isCompleted: false,
    isImportant: false,
    isDeleted: false,
    customTagIds: [],
    ...sample,
    dueDate: formatDay(today, due),
    assignee: findAssignee(who),
  });

  return extendSample(samples.map(createTask), seedRows, (index) => {
    const sample = samples[index % samples.length] as Sample;
    const title = `${sample.title}, round ${Math.floor(index / samples.length) + 1}`;
    const who = crew[index % crew.length] as Crew;
    return createTask({ ...sample, title, who, due: (index * 7) % 365 }, index);
  });
}
