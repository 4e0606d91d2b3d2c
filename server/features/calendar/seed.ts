import type { CollectionOptions } from '../../feature.ts';
import type { CalendarEvent, EventGuest, EventKind } from '../../gql/resolvers.ts';
import { findPerson, getPortraitUrl, type Person, people } from '../../sample/people.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { formatDay } from '../../values/days.ts';
import { extendSample } from '../../values/rows.ts';
import { createProps, type StoredEvent, withDetails } from './details.ts';

const toGuest = (one: Person): EventGuest => ({ name: one.fullName, avatar: getPortraitUrl(one) });

/** The people that the sample contents are about. */
const invited = people.slice(0, 24);

/** The possible guests, sorted by name. */
export const guests = invited.map(toGuest).sort((a, b) => compareAlphabetically(a.name, b.name));

interface Sample {
  title: string;
  kind: EventKind;
  /** The day of this month, or of one before or after it. */
  on: [dayOfMonth: number, monthsAhead?: number];
  days: number;
  guests: string[];
  location: string;
  description: string;
}

const samples: Sample[] = [
  {
    title: 'Showroom move in Leeds',
    kind: 'BUSINESS',
    on: [19],
    days: 2,
    guests: ['daniel-whitby', 'owen-hartley', 'harriet-marlow'],
    location: 'Old Carding Mill, 3 Weir Street, Leeds',
    description: 'The van comes at eight. Lamps go last, in the boxes with the blue tape.',
  },
  {
    title: 'Swimming, outdoor pool',
    kind: 'PERSONAL',
    on: [6],
    days: 1,
    guests: [],
    location: 'Piscina do Cais, Lisbon',
    description: '',
  },
  {
    title: 'Long weekend by the sea',
    kind: 'FAMILY',
    on: [13],
    days: 3,
    guests: [],
    location: 'The white house behind the dunes',
    description: 'Key under the third pot. Bring the small lamp back, it is ours.',
  },
  {
    title: 'City holiday, all offices closed',
    kind: 'HOLIDAY',
    on: [24],
    days: 1,
    guests: [],
    location: '',
    description: 'Support answers mail until noon.',
  },
  {
    title: 'Fire drill on every floor',
    kind: 'ETC',
    on: [11],
    days: 1,
    guests: ['owen-hartley', 'beatriz-nogueira', 'rui-tavares'],
    location: 'Rua do Cais Novo 18, Lisbon',
    description: 'The bell rings once before lunch. Meet at the loading bay, not at the lift.',
  },
  {
    title: 'Visit of the Lyon apprentices',
    kind: 'BUSINESS',
    on: [26],
    days: 2,
    guests: ['beatriz-nogueira', 'camille-rousseau', 'meilin-zhou', 'rui-tavares'],
    location: 'Warehouse and workshop, Lisbon',
    description: 'Four apprentices, two days: how a desk is made, and how it leaves the house.',
  },
  {
    title: 'Portuguese lesson for the Leeds studio',
    kind: 'PERSONAL',
    on: [17],
    days: 1,
    guests: ['meilin-zhou', 'tobias-finch'],
    location: 'By video, after work',
    description: 'This time: numbers, and how to order a coffee with little milk.',
  },
  {
    title: 'Spring price list goes out',
    kind: 'BUSINESS',
    on: [1, 1],
    days: 1,
    guests: ['priya-raman', 'henrik-dahl', 'jonas-brandt', 'camille-rousseau'],
    location: 'Meeting room Tejo, and by video',
    description: 'Freight from the mill is up 4 %. Lamps stay as they are.',
  },
  {
    title: 'Fado evening at the old boathouse',
    kind: 'PERSONAL',
    on: [1, -1],
    days: 1,
    guests: ['harriet-marlow', 'tobias-finch'],
    location: 'Casa dos Barcos, Lisbon',
    description: 'Harriet and Tobias are in town. The table is for nine.',
  },
];

function createEvent({ title, kind, guests, location, description }: Omit<Sample, 'on' | 'days'>) {
  const details = { kind, location, description, guests: guests.map(findPerson).map(toGuest) };
  return { url: '', title, allDay: true, extendedProps: createProps(details) };
}

const lines = ['Stand-up', 'Sample review', 'Delivery check', 'Supplier call', 'Floor walk'];
const cities = ['Lisbon', 'Hamburg', 'Lyon', 'Leeds'];
const kinds: EventKind[] = ['BUSINESS', 'BUSINESS', 'PERSONAL', 'ETC', 'FAMILY'];
/** The range in days of the events of enlarged calendars. */
const reach = 1800;

/** Events of enlarged calendars repeat the lists after this many. */
const likes = Array.from({ length: 120 }, (_, index) => {
  const location = cities[index % cities.length] as string;
  const description = `Asked for by ${(invited[index % invited.length] as Person).fullName}.`;
  const kind = kinds[index % kinds.length] as EventKind;
  const title = `${lines[index % lines.length]} ${location}`;
  const event = createEvent({ title, kind, guests: [], location, description });
  return withDetails({ ...event, allDay: false, id: 0, start: '', end: '' });
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

  const wholeDays = samples.map(({ on: [date, ahead = 0], days, ...sample }, index) => {
    const start = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, date));
    return {
      ...createEvent(sample),
      id: index + 2,
      start: formatDay(start),
      end: formatDay(start, days),
    };
  });

  const days: string[] = [];
  return extendSample([stocktake, ...wholeDays].map(withDetails), seedRows, (index) => {
    const like = likes[index % likes.length] as CalendarEvent;
    const place = (index * 7) % (2 * reach);
    days[place] ??= formatDay(today, place - reach);
    const date = days[place];
    const hour = 8 + (index % 9);
    return {
      ...like,
      id: index + 1,
      title: `${like.title} ${index + 1}`,
      start: `${date}T${String(hour).padStart(2, '0')}:00:00.000Z`,
      end: `${date}T${String(hour + 1).padStart(2, '0')}:00:00.000Z`,
    };
  });
}
