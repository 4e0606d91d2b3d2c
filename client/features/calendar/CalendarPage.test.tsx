import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { setClock } from '../../data/clock.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findDrawer = () => screen.findByRole('dialog', { name: /event$/ });
/** Finds the card with the view. The list of the upcoming events is outside of it. */
const findCard = async () => within(await screen.findByRole('region', { name: /20\d\d$/ }));
const findEvents = async () =>
  (await findCard()).findAllByRole('link', {
    name: /, (Business|Personal|Family|Holiday|Other), /,
  });

test('shows the events of a month with their types and times', async () => {
  await renderRoute('/apps/calendar?date=2026-03-09');

  const name = /^Long weekend by the sea, Family, .*March 13.*March 15, 2026, All day$/;
  // An event that crosses two weeks has a bar in each.
  expect(await screen.findAllByRole('link', { name })).not.toHaveLength(0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('March 2026');
  expect(document.title).toBe('March 2026 · Calendar · Frontdesk');
});

test.each([
  ['view=week&date=2026-03-20', 'Mar 15 – 21, 2026'],
  ['view=day&date=2026-03-20', 'Friday, March 20, 2026'],
  ['view=list&date=2026-03-20', 'March 2026'],
  ['view=decade&date=2026-03-20', 'March 2026'],
])('%s shows %s', async (search, title) => {
  await renderRoute(`/apps/calendar?${search}`);

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(await screen.findAllByRole('link', { name: /^Showroom move/ })).not.toHaveLength(0);
});

test('shows the list view as headings and lists', async () => {
  await renderRoute('/apps/calendar?view=list&date=2026-03-20');

  const heading = await screen.findByRole('heading', { level: 2, name: 'Friday, March 20' });
  const day = heading.parentElement as HTMLElement;

  const [first] = within(day).getAllByRole('listitem');
  expect(first).toHaveTextContent(/All day.*Showroom move.*Business/);
});

test('sends one request for all views of a month, and stores view and day in the URL', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute('/apps/calendar?date=2026-03-20');

  await user.click(await screen.findByRole('link', { name: 'Week' }));
  await user.click(await screen.findByRole('button', { name: 'Next week' }));
  await screen.findByRole('heading', { level: 1, name: /Mar 22/ });

  expect(router.state.location.search).toBe('?date=2026-03-27&view=week');
  expect(await screen.findByRole('link', { name: /^Visit of the Lyon/ })).toBeInTheDocument();
});

test('filters event types, and stores the filter', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/apps/calendar?date=2026-03-09');
  const before = (await findEvents()).length;

  await user.click(screen.getByRole('checkbox', { name: 'Family' }));
  await waitFor(async () => expect((await findEvents()).length).toBeLessThan(before));
  expect(screen.queryByRole('link', { name: /^Long weekend/ })).toBeNull();
  expect(localStorage.getItem('frontdesk.calendar.hidden')).toBe('["FAMILY"]');

  await user.click(screen.getByRole('checkbox', { name: 'All types' }));
  await waitFor(async () => expect(await findEvents()).toHaveLength(before));
});

test('lists the next events of the selected types, in each month', async () => {
  setClock({ ok: true, headers: new Headers({ 'x-clock': '2026-03-09T10:00:00Z' }) });
  onTestFinished(() => setClock({ ok: true, headers: new Headers() }));
  const { collections, user } = await renderRoute('/apps/calendar?date=2027-05-05');
  const list = await screen.findByRole('list', { name: 'Upcoming' });
  const getNames = () =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(getNames()).toHaveLength(5);
  expect(getNames()[0]).toMatch(/^Stocktake in the Lisbon warehouse, Business, Today, 3\sPM$/);

  await user.click(screen.getByRole('checkbox', { name: 'Business' }));
  await waitFor(() => expect(getNames().join()).not.toContain('Business'));
  await waitFor(() => expect(getNames()).toHaveLength(5));

  const { id } = collections.calendar.list({}).find(({ title }) => /^Fire drill/.test(title)) ?? {};
  expect(within(list).getByRole('link', { name: /^Fire drill/ })).toHaveAttribute(
    'href',
    `/apps/calendar?date=2027-05-05&event=${id}`,
  );

  await user.click(screen.getByRole('checkbox', { name: 'All types' }));
  await waitFor(() => expect(getNames().join()).toContain('Business'));
});

test('adds an event at the keyboard focus, only once for several submits', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute('/apps/calendar?date=2026-05-05');
  const cell = await screen.findByRole('gridcell', { name: /^Tuesday, May 5/ });

  cell.focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
  const form = await findDrawer();
  await user.type(within(form).getByRole('textbox', { name: /Title/ }), 'Lamp fair');
  await user.dblClick(within(form).getByRole('button', { name: 'Add event' }));

  expect(await screen.findByRole('link', { name: /^Lamp fair, Business/ })).toBeInTheDocument();
  const added = collections.calendar.list({}).filter(({ title }) => title === 'Lamp fair');
  expect(added).toMatchObject([{ start: '2026-05-06', end: '2026-05-08', allDay: true }]);
});

test('rejects an event without a title or with an invalid URL', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/apps/calendar?event=new&start=2026-05-05');
  const form = await findDrawer();

  await user.type(within(form).getByRole('textbox', { name: 'Event URL' }), 'javascript:alert(1)');
  await user.click(within(form).getByRole('button', { name: 'Add event' }));

  expect(await within(form).findByText('Enter a title.')).toBeVisible();
  expect(within(form).getByText(/Enter a web address/)).toBeVisible();
});

test('sends only changed fields', { tags: ['nightly'] }, async () => {
  const { collections, router, user } = await renderRoute('/apps/calendar?event=2');
  const before = collections.calendar.find(2);
  const form = await findDrawer();
  const title = await within(form).findByRole('textbox', { name: /Title/ });

  await user.clear(title);
  await user.type(title, 'Another move');
  await user.click(within(form).getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(collections.calendar.find(2)).toEqual({ ...before, title: 'Another move' });
});

test('asks for confirmation before discarding changes', { tags: ['nightly'] }, async () => {
  const { router, user } = await renderRoute('/apps/calendar?event=new');
  const form = await findDrawer();
  await user.type(within(form).getByRole('textbox', { name: /Title/ }), 'Half a thought');

  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Discard changes' }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test.each(['4711', 'x', '99999999999'])('shows a message for the unknown event %s', async (id) => {
  await renderRoute(`/apps/calendar?event=${id}`);

  expect(await screen.findByText('Event not found')).toBeVisible();
});

test('moves and deletes an event by keyboard, and undoes both', async () => {
  const { collections, user } = await renderRoute('/apps/calendar?date=2026-03-09');
  const card = await findCard();
  const event = await card.findByRole('link', { name: /^Fire drill/ });
  const before = collections.calendar.find(6);

  event.focus();
  await user.keyboard(' {ArrowRight}{Shift>}{ArrowRight}{/Shift} ');
  await waitFor(() =>
    expect(collections.calendar.find(6)).toMatchObject({ start: '2026-03-12', end: '2026-03-14' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(collections.calendar.find(6)).toEqual(before));

  card.getByRole('link', { name: /^Fire drill/ }).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(card.queryByRole('link', { name: /^Fire drill/ })).toBeNull());
  expect(() => collections.calendar.find(6)).toThrow();
});
