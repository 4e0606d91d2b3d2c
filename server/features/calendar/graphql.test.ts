import { expect, test } from 'vitest';
import { createBranch } from '../../branch.ts';
import { crm, registry } from '../../features.ts';
import type { CalendarEvent } from '../../gql/types.ts';
import { getSpelling } from '../../rest/spelling.ts';
import { createSchema } from '../../schema.ts';
import { createTestServices, executeOn, openTestBranch, sendGraphql } from '../../test/testApp.ts';
import { calendarNames } from './details.ts';

const eventsQuery = `query ($from: DateTime, $to: DateTime, $kinds: [EventKind!]) {
  events(from: $from, to: $to, kinds: $kinds) { id }
}`;

test.each([
  ['today', { from: '2026-03-09T00:00:00Z', to: '2026-03-10T00:00:00Z' }, [1, 22, 23]],
  ['the second day of an event', { from: '2026-03-10', to: '2026-03-11' }, [1, 18]],
  ['the second day of a two-day event', { from: '2026-03-20', to: '2026-03-21' }, [2, 26]],
  ['the day after a two-day event', { from: '2026-03-21', to: '2026-03-22' }, []],
  ['all time after a date', { from: '2026-03-25' }, [7, 9, 20, 30]],
  ['before this month', { to: '2026-03-01' }, [10, 21, 27, 29]],
  [
    'one week of one kind',
    { from: '2026-03-16', to: '2026-03-23', kinds: ['PERSONAL'] },
    [8, 24, 25],
  ],
  ['a century', { from: '1980-01-01', to: '2080-01-01', kinds: ['HOLIDAY'] }, [5, 30]],
])('finds events between two times: %s', async (_, variables, ids) => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, eventsQuery, variables);

  expect(data.events.map(({ id }: { id: number }) => id)).toEqual(ids);
});

test('finds the events of a month, including an event that lasts many years', async () => {
  const branch = createBranch({ registry, services: { ...createTestServices(), seedRows: 5000 } });
  const { list } = branch.collections.calendar;
  const april = { from: '2026-04-01', to: '2026-05-01' };
  const isInApril = ({ start, end }: { start: string; end: string }) =>
    start < april.to && end > april.from;

  const event = {
    title: 'Oak grows',
    start: '1990-01-01',
    end: '2090-01-01',
    allDay: true,
    kind: 'ETC',
  };
  const longEvent = (await executeOn(branch, 'addEvent', { event })) as CalendarEvent;
  await executeOn(branch, 'updateEvent', {
    event: { id: 2, start: '2026-04-30', end: '2026-04-30' },
  });

  const found = list(april);
  expect(found.length).toBeGreaterThan(30);
  expect(found.every(isInApril)).toBe(true);
  expect(found.map(({ id }) => id)).toEqual(
    list({})
      .filter(isInApril)
      .map(({ id }) => id),
  );
  expect(found.map(({ id }) => id)).toContain(longEvent.id);
});

test('refuses a range whose end is before its start', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, eventsQuery, { from: '2026-03-10', to: '2026-03-09' });

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'to' });
});

test('eventPage searches locations and descriptions, sorts events and returns pages', async () => {
  const app = await openTestBranch();
  const query = `query ($q: String!, $sortBy: EventSort!) {
    eventPage(q: $q, sortBy: $sortBy, perPage: 2) { total events { title } }
  }`;

  const { data } = await sendGraphql(app, query, { q: 'LISBON', sortBy: 'TITLE_ASC' });

  expect(data.eventPage.total).toBe(7);
  expect(data.eventPage.events.map(({ title }: { title: string }) => title)).toEqual([
    'Dentist',
    'Fado evening at the old boathouse',
  ]);
  const last = await sendGraphql(app, query, { q: '', sortBy: 'START_DESC' });
  expect(last.data.eventPage.events[0].title).toBe('Spring price list goes out');
});

test('fields are stored in extendedProps, and extendedProps of other clients are read as fields', async () => {
  const app = await openTestBranch();
  const details = 'id kind location description link guests { name avatar } extendedProps';

  const { data } = await sendGraphql(
    app,
    `mutation { addEvent(event: {
      title: "Lamp tasting", start: "2026-03-12", allDay: true, kind: ETC, location: "Lyon"
      guests: [{ name: "Nadia Elamin" }], extendedProps: { url: "https://lamps.example", desc: "Warm or cold" }
    }) { ${details} end url } }`,
  );
  const { data: later } = await sendGraphql(
    app,
    `mutation { updateEvent(event: { id: 31, description: "Warm", kind: FAMILY }) { ${details} } }`,
  );

  expect(data.addEvent).toEqual({
    id: 31,
    end: '2026-03-12',
    url: null,
    kind: 'ETC',
    location: 'Lyon',
    description: 'Warm or cold',
    link: 'https://lamps.example',
    guests: [{ name: 'Nadia Elamin', avatar: '' }],
    extendedProps: {
      url: 'https://lamps.example',
      desc: 'Warm or cold',
      calendar: 'ETC',
      location: 'Lyon',
      guests: [{ value: 'Nadia Elamin', label: 'Nadia Elamin', avatar: '' }],
    },
  });
  expect(later.updateEvent).toMatchObject({
    kind: 'FAMILY',
    description: 'Warm',
    location: 'Lyon',
    extendedProps: { calendar: 'Family', desc: 'Warm or cold', description: 'Warm' },
  });
});

test('an empty description or url also removes the text that another client stored', async () => {
  const app = await openTestBranch();
  await sendGraphql(
    app,
    `mutation { addEvent(event: {
      title: "Lamp tasting", start: "2026-03-12", kind: ETC
      extendedProps: { url: "https://lamps.example", desc: "Warm or cold", colour: "brass" }
    }) { id } }`,
  );

  const { data } = await sendGraphql(
    app,
    'mutation { updateEvent(event: { id: 31, url: "", description: "" }) { link description extendedProps } }',
  );

  expect(data.updateEvent).toEqual({
    link: '',
    description: '',
    extendedProps: { calendar: 'ETC', colour: 'brass', description: '' },
  });
});

test('titles are sorted in alphabetical order, ignoring accents', async () => {
  const app = await openTestBranch();
  await sendGraphql(
    app,
    'mutation { addEvent(event: { title: "Dä capo", start: "2026-03-12", kind: ETC }) { id } }',
  );

  const { data } = await sendGraphql(
    app,
    '{ eventPage(sortBy: TITLE_ASC, perPage: 2) { events { id } } }',
  );

  expect(data.eventPage.events).toEqual([{ id: 5 }, { id: 31 }]);
});

test('a restored event has its old position, and a second restore is refused', async () => {
  const app = await openTestBranch();
  const before = (await app.inject('/apps/calendar/events')).body;
  const restore = 'mutation { restoreEvent(id: 4) { id } }';

  await sendGraphql(app, 'mutation { removeEvent(id: 4) { id } }');
  await sendGraphql(app, restore);

  expect((await app.inject('/apps/calendar/events')).body).toBe(before);
  expect((await sendGraphql(app, restore)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('eventGuests returns people with portraits, sorted by name', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ eventGuests { name avatar } }');

  expect(data.eventGuests).toHaveLength(24);
  expect(data.eventGuests[0]).toEqual({
    name: 'Amina Diallo',
    avatar: '/pictures/people/amina-diallo.svg',
  });
});

test('extendedProps use the REST spelling of the kind', () => {
  const type = createSchema(crm).getType('EventKind') as Parameters<typeof getSpelling>[0];

  expect(Object.fromEntries(getSpelling(type).spellings)).toEqual(calendarNames);
});

test('a guest returns the user of the same name, or null', async () => {
  const app = await openTestBranch();
  await sendGraphql(
    app,
    'mutation { updateEvent(event: { id: 2, guests: [{ name: "Owen Hartley" }, { name: "A Guest" }] }) { id } }',
  );

  const { data } = await sendGraphql(app, '{ event(id: 2) { guests { user { fullName } } } }');

  expect(data.event.guests).toEqual([{ user: { fullName: 'Owen Hartley' } }, { user: null }]);
});

test('nextEvent returns a future event with a time of day', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ nextEvent { start allDay } }');

  expect(data.nextEvent.allDay).toBe(false);
  expect(data.nextEvent.start >= '2026-03-09T09:00:00').toBe(true);
});
