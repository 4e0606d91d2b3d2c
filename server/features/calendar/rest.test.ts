import { expect, test } from 'vitest';
import { openTestBranch, type TestApp } from '../../test/testApp.ts';

interface ListedEvent {
  id: number;
  start: string;
  allDay: boolean;
  url: string;
  extendedProps: { calendar: string };
}

const list = async (app: TestApp, query = ''): Promise<ListedEvent[]> =>
  (await app.inject(`/apps/calendar/events${query}`)).json();
const post = (app: TestApp, url: string, event: unknown) =>
  app.inject({ method: 'POST', url: `/apps/calendar/${url}`, payload: { event } });

const newEvent = {
  title: 'Chair fitting',
  start: '2026-03-20T09:00:00.000Z',
  end: '2026-03-20T10:00:00.000Z',
  allDay: false,
  display: 'block',
  extendedProps: { calendar: 'Family', desc: 'Bring cushions', colour: { of: ['legs'] } },
};

test('GET /apps/calendar/events returns thirty events around today in stored order', async () => {
  const app = await openTestBranch();

  const events = await list(app);

  expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(events.filter(({ allDay }) => allDay)).toHaveLength(14);
  expect(events.every(({ url }) => url === '')).toBe(true);
  const kinds = ['Business', 'Personal', 'Family', 'ETC', 'Holiday'];
  expect(
    kinds.map((kind) => events.filter((event) => event.extendedProps.calendar === kind).length),
  ).toEqual([16, 5, 3, 4, 2]);
  const days = events.map(({ start }) => start.slice(0, 10));
  expect(days[0]).toBe('2026-03-09');
  expect(days.slice(1, 8).every((day) => day.startsWith('2026-03-'))).toBe(true);
  expect(days.slice(8, 10)).toEqual(['2026-04-01', '2026-02-01']);
  expect(days.slice(10).toSorted().at(0)).toBe('2026-02-22');
  expect(days.slice(10).toSorted().at(-1)).toBe('2026-03-27');
});

test.each([
  ['an absent parameter', '', 30],
  ['a list in brackets', '?calendars[]=Business&calendars[]=Personal', 21],
  ['encoded brackets', '?calendars%5B%5D=Business', 16],
  ['a repeated key', '?calendars=Business&calendars=ETC', 20],
  ['commas', '?calendars=Family,Holiday', 5],
  ['an empty parameter for no kinds', '?calendars=', 0],
  ['an unknown kind', '?calendars[]=Leisure', 0],
  ['a kind in another case', '?calendars[]=business', 0],
])('GET /apps/calendar/events handles %s', async (_, query, count) => {
  const app = await openTestBranch();

  expect(await list(app, query)).toHaveLength(count);
});

test('POST /apps/calendar/add-event returns the event as sent, without a url', async () => {
  const app = await openTestBranch();

  const response = await post(app, 'add-event', { ...newEvent, id: 4 });

  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ event: { id: 31, ...newEvent } });
  expect((await list(app)).at(-1)).toEqual({ id: 31, ...newEvent });
});

test('POST /apps/calendar/update-event changes only the given fields', async () => {
  const app = await openTestBranch();
  const [, , event] = await list(app);

  const response = await post(app, 'update-event', {
    id: '3',
    start: '2026-03-21',
    end: '2026-03-22',
  });

  expect(response.statusCode).toBe(200);
  expect(response.json().event).toEqual({ ...event, start: '2026-03-21', end: '2026-03-22' });
});

test('POST /apps/calendar/update-event without an end keeps the duration', async () => {
  const app = await openTestBranch();
  const update = async (event: object) => (await post(app, 'update-event', event)).json().event;
  const { event: timed } = (
    await post(app, 'add-event', {
      ...newEvent,
      start: '2026-03-12T08:00:00.000Z',
      end: '2026-03-12T09:30:00.000Z',
    })
  ).json();
  await update({ id: 3, start: '2026-03-21', end: '2026-03-23' });

  expect(await update({ id: timed.id, start: '2027-01-10T09:00:00.000Z' })).toMatchObject({
    start: '2027-01-10T09:00:00.000Z',
    end: '2027-01-10T10:30:00.000Z',
  });
  expect(await update({ id: 3, start: '2026-04-01' })).toMatchObject({ end: '2026-04-03' });
});

test('POST /apps/calendar/update-event compares a new end with the stored start', async () => {
  const app = await openTestBranch();
  await post(app, 'update-event', { id: 3, start: '2026-03-21', end: '2026-03-22' });

  const response = await post(app, 'update-event', { id: 3, end: '2026-03-20' });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: 'event.end must not be before event.start.' });
});

test.each(['1970-01-01T00:00:00.000Z', '1969-12-31T23:00:00.000Z'])(
  'an end of %s is replaced by the start of the event',
  async (end) => {
    const app = await openTestBranch();
    const start = '2026-03-12T08:00:00.000Z';

    const { event } = (await post(app, 'add-event', { ...newEvent, start, end })).json();
    const changed = (await post(app, 'update-event', { id: event.id, end })).json().event;

    expect(event).toMatchObject({ start, end: start });
    expect(changed).toMatchObject({ start, end: start });
  },
);

test('POST /apps/calendar/update-event replaces extendedProps as a whole', async () => {
  const app = await openTestBranch();
  const extendedProps = { location: '', description: '', guests: {}, calendar: 'Holiday' };

  const { event } = (await post(app, 'update-event', { id: '1', extendedProps })).json();

  expect(event.title).toBe('Stocktake in the Lisbon warehouse');
  expect(event.extendedProps).toEqual(extendedProps);
  expect((await list(app, '?calendars[]=Holiday')).map(({ id }) => id)).toEqual([1, 5, 30]);
});

test('DELETE /apps/calendar/remove-event removes the event, and its id is not reused', async () => {
  const app = await openTestBranch();
  await post(app, 'add-event', newEvent);

  const response = await app.inject({ method: 'DELETE', url: '/apps/calendar/remove-event?id=31' });

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
  expect(await list(app)).toHaveLength(30);
  expect((await post(app, 'add-event', newEvent)).json().event.id).toBe(32);
});

test.each([
  ['an unknown event', '?id=99', 404],
  ['no event', '', 400],
  ['an id that is not a number', '?id=all', 400],
])('DELETE /apps/calendar/remove-event removes nothing for %s', async (_, query, status) => {
  const app = await openTestBranch();

  const response = await app.inject({
    method: 'DELETE',
    url: `/apps/calendar/remove-event${query}`,
  });

  expect(response.statusCode).toBe(status);
  expect(await list(app)).toHaveLength(30);
});

const kindError =
  'event.extendedProps.calendar must be one of Business, Holiday, Personal, Family, ETC.';

test.each([
  ['an unknown event', 'update-event', { id: 99, title: 'x' }, 404, 'There is no event 99.'],
  ['a missing id', 'update-event', { title: 'x' }, 400, 'event.id is missing.'],
  ['a missing start', 'add-event', { title: 'x' }, 400, 'event.start is missing.'],
  ['an invalid start', 'add-event', { ...newEvent, start: 'soon' }, 400, undefined],
  ['a missing kind', 'add-event', { ...newEvent, extendedProps: undefined }, 400, kindError],
  [
    'an unknown kind',
    'add-event',
    { ...newEvent, extendedProps: { calendar: 'Work' } },
    400,
    kindError,
  ],
  ['an update that removes the kind', 'update-event', { id: 1, extendedProps: {} }, 400, kindError],
  [
    'a list as extendedProps',
    'add-event',
    { ...newEvent, extendedProps: ['Business'] },
    400,
    'event.extendedProps must be an object.',
  ],
  [
    'an end before the start',
    'add-event',
    { ...newEvent, end: '2026-03-20T08:59:00.000Z' },
    400,
    'event.end must not be before event.start.',
  ],
])('refuses a POST with %s and changes nothing', async (_, url, event, status, error) => {
  const app = await openTestBranch();
  const before = await list(app);

  const response = await post(app, url, event);

  expect(response.statusCode).toBe(status);
  if (error) expect(response.json()).toEqual({ error });
  expect(await list(app)).toEqual(before);
});
