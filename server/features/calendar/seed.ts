import type { CollectionOptions } from '../../collections.ts';
import type { CalendarEvent, EventGuest, EventKind } from '../../gql/types.ts';
import { findPerson, getPortraitUrl, type Person, people } from '../../sample/people.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { formatDay } from '../../values/days.ts';
import { extendSample } from '../../values/rows.ts';
import { addDetails, createExtendedProps, type StoredEvent } from './details.ts';

const toGuest = (person: Person): EventGuest => ({
  name: person.fullName,
  avatar: getPortraitUrl(person),
});

/** The people who can be guests. */
const invitedPeople = people.slice(0, 24);

/** The possible guests, sorted by name. */
export const guests = invitedPeople
  .map(toGuest)
  .sort((a, b) => compareAlphabetically(a.name, b.name));

interface SampleEvent {
  title: string;
  kind: EventKind;
  /** The day of the month, and the number of months between the current month and the event. */
  date: [dayOfMonth: number, monthsAhead?: number];
  days: number;
  guests: string[];
  location: string;
  description: string;
}

const samples: SampleEvent[] = [
  {
    title: 'Showroom move in Leeds',
    kind: 'BUSINESS',
    date: [19],
    days: 2,
    guests: ['daniel-whitby', 'owen-hartley', 'harriet-marlow'],
    location: 'Old Carding Mill, 3 Weir Street, Leeds',
    description: 'The van comes at eight. Lamps go last, in the boxes with the blue tape.',
  },
  {
    title: 'Swimming, outdoor pool',
    kind: 'PERSONAL',
    date: [6],
    days: 1,
    guests: [],
    location: 'Piscina do Cais, Lisbon',
    description: '',
  },
  {
    title: 'Long weekend by the sea',
    kind: 'FAMILY',
    date: [13],
    days: 3,
    guests: [],
    location: 'The white house behind the dunes',
    description: 'Key under the third pot. Bring the small lamp back, it is ours.',
  },
  {
    title: 'City holiday, all offices closed',
    kind: 'HOLIDAY',
    date: [24],
    days: 1,
    guests: [],
    location: '',
    description: 'Support answers mail until noon.',
  },
  {
    title: 'Fire drill on every floor',
    kind: 'ETC',
    date: [11],
    days: 1,
    guests: ['owen-hartley', 'beatriz-nogueira', 'rui-tavares'],
    location: 'Rua do Cais Novo 18, Lisbon',
    description: 'The bell rings once before lunch. Meet at the loading bay, not at the lift.',
  },
  {
    title: 'Visit of the Lyon apprentices',
    kind: 'BUSINESS',
    date: [26],
    days: 2,
    guests: ['beatriz-nogueira', 'camille-rousseau', 'meilin-zhou', 'rui-tavares'],
    location: 'Warehouse and workshop, Lisbon',
    description: 'Four apprentices, two days: how a desk is made, and how it leaves the house.',
  },
  {
    title: 'Portuguese lesson for the Leeds studio',
    kind: 'PERSONAL',
    date: [17],
    days: 1,
    guests: ['meilin-zhou', 'tobias-finch'],
    location: 'By video, after work',
    description: 'This time: numbers, and how to order a coffee with little milk.',
  },
  {
    title: 'Spring price list goes out',
    kind: 'BUSINESS',
    date: [1, 1],
    days: 1,
    guests: ['priya-raman', 'henrik-dahl', 'jonas-brandt', 'camille-rousseau'],
    location: 'Meeting room Tejo, and by video',
    description: 'Freight from the mill is up 4 %. Lamps stay as they are.',
  },
  {
    title: 'Fado evening at the old boathouse',
    kind: 'PERSONAL',
    date: [1, -1],
    days: 1,
    guests: ['harriet-marlow', 'tobias-finch'],
    location: 'Casa dos Barcos, Lisbon',
    description: 'Harriet and Tobias are in town. The table is for nine.',
  },
];

function createEvent({
  title,
  kind,
  guests,
  location,
  description,
}: Omit<SampleEvent, 'date' | 'days'>) {
  const details = { kind, location, description, guests: guests.map(findPerson).map(toGuest) };
  return { url: '', title, allDay: true, extendedProps: createExtendedProps(details) };
}

const titles = ['Stand-up', 'Sample review', 'Delivery check', 'Supplier call', 'Floor walk'];
const cities = ['Lisbon', 'Hamburg', 'Lyon', 'Leeds'];
const kinds: EventKind[] = ['BUSINESS', 'BUSINESS', 'PERSONAL', 'ETC', 'FAMILY'];
/** The maximum number of days between today and a generated event. */
const maxDistance = 1800;

/** The templates of generated events. They are used again after 120 events. */
const templates = Array.from({ length: 120 }, (_, index) => {
  const location = cities[index % cities.length] as string;
  const description = `Asked for by ${(invitedPeople[index % invitedPeople.length] as Person).fullName}.`;
  const kind = kinds[index % kinds.length] as EventKind;
  const title = `${titles[index % titles.length]} ${location}`;
  const event = createEvent({ title, kind, guests: [], location, description });
  return addDetails({ ...event, allDay: false, id: 0, start: '', end: '' });
});

export function seedEvents({ clock, seedRows }: CollectionOptions): CalendarEvent[] {
  const today = clock.now();
  const stocktake: StoredEvent = {
    ...createEvent({
      title: 'Stocktake in the Lisbon warehouse',
      kind: 'BUSINESS',
      guests: ['rui-tavares', 'pedro-vasconcelos', 'joao-figueira', 'nuno-carreira'],
      location: 'Rua do Cais Novo 18, Lisbon',
      description: 'We count from the top shelf down. Returned headsets are counted already.',
    }),
    id: 1,
    start: `${formatDay(today)}T15:00:00.000Z`,
    end: `${formatDay(today, 1)}T12:00:00.000Z`,
    allDay: false,
  };

  const wholeDays = samples.map(
    ({ date: [dayOfMonth, monthsAhead = 0], days, ...sample }, index) => {
      const start = new Date(
        Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + monthsAhead, dayOfMonth),
      );
      return {
        ...createEvent(sample),
        id: index + 2,
        start: formatDay(start),
        end: formatDay(start, days),
      };
    },
  );

  const formattedDays: string[] = [];
  return extendSample([stocktake, ...wholeDays].map(addDetails), seedRows, (index) => {
    const template = templates[index % templates.length] as CalendarEvent;
    const dayIndex = (index * 7) % (2 * maxDistance);
    formattedDays[dayIndex] ??= formatDay(today, dayIndex - maxDistance);
    const date = formattedDays[dayIndex];
    const hour = 8 + (index % 9);
    return {
      ...template,
      id: index + 1,
      title: `${template.title} ${index + 1}`,
      start: `${date}T${String(hour).padStart(2, '0')}:00:00.000Z`,
      end: `${date}T${String(hour + 1).padStart(2, '0')}:00:00.000Z`,
    };
  });
}
