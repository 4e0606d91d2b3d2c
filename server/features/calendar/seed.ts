import type { CollectionOptions } from '../../collections.ts';
import type { CalendarEvent, EventGuest, EventKind } from '../../gql/types.ts';
import { findPerson, getPortraitUrl, type Person, people } from '../../sample/people.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { formatDay } from '../../values/days.ts';
import { extendSample } from '../../values/rows.ts';
import { addDetails, createExtendedProps, type StoredEvent } from './details.ts';
import { meetings, monthlyEvents, type SampleEvent } from './events.seed.ts';

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

  const wholeDays = monthlyEvents.map(
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

  const meetingRows = meetings.map(({ day, time, days = 1, ...sample }, index): StoredEvent => {
    const date = formatDay(today, day);
    return {
      ...createEvent(sample),
      id: index + wholeDays.length + 2,
      start: time ? `${date}T${time[0]}:00.000Z` : date,
      end: time ? `${date}T${time[1]}:00.000Z` : formatDay(today, day + days),
      allDay: !time,
    };
  });

  const formattedDays: string[] = [];
  const sample = [stocktake, ...wholeDays, ...meetingRows];
  return extendSample(sample.map(addDetails), seedRows, (index) => {
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
