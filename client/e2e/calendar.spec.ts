import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  appearances,
  applyAppearance,
  expect,
  expectAccessible,
  expectNoHorizontalScrolling,
  tabTo,
  test,
} from './page.ts';

// Each test uses a future month, in which the sample has no events.
const getCell = (page: Page, name: RegExp | string) => page.getByRole('gridcell', { name });
/** Returns an event of the view. The list of the upcoming events is outside of the region. */
const getEvent = (page: Page, title: string) =>
  page.getByRole('region').getByRole('link', { name: title }).first();
const getDrawer = (page: Page) => page.getByRole('dialog', { name: /event$/ });

/** Returns the event of a title from the REST API. */
async function findStoredEvent(request: APIRequestContext, title: string) {
  const events: { title: string; start: string; end: string }[] = await (
    await request.get('/apps/calendar/events')
  ).json();
  return events.find((event) => event.title === title);
}

/** Enters the title of a new event, and saves the event. */
async function submitTitle(page: Page, title: string) {
  await expect(getDrawer(page).getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(getDrawer(page)).toBeHidden();
}

/** Adds an event through the REST API. */
async function addEvent(request: APIRequestContext, title: string, start: string, end: string) {
  const allDay = start.length === 10;
  const data = { event: { title, start, end, allDay, extendedProps: { calendar: 'Business' } } };
  return (await (await request.post('/apps/calendar/add-event', { data })).json()).event;
}

/** Drags with the mouse from one point to another. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** Returns a point of an element, by default the middle. The fractions are measured from the left and from the top. */
async function getPoint(locator: Locator, fractionX = 0.5, fractionY = 0.5) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} must be visible.`);
  return { x: box.x + box.width * fractionX, y: box.y + box.height * fractionY };
}

test('creates events by click and by drag', { tag: '@critical' }, async ({ page, request }) => {
  await page.goto('/apps/calendar?date=2027-02-10');

  await getCell(page, /February 10, 2027/).click({ position: { x: 60, y: 90 } });
  await submitTitle(page, 'Clicked lamp');
  await expect(getEvent(page, 'Clicked lamp')).toBeVisible();

  await drag(
    page,
    await getPoint(getCell(page, /February 15, 2027/), 0.5, 0.8),
    await getPoint(getCell(page, /February 17, 2027/), 0.5, 0.8),
  );
  await submitTitle(page, 'Dragged desk');
  expect(await findStoredEvent(request, 'Dragged desk')).toMatchObject({
    start: '2027-02-15',
    end: '2027-02-18',
  });
});

test('creates an event by keyboard', async ({ page, request }) => {
  await page.goto('/apps/calendar?date=2027-02-10');

  await getCell(page, /February 10, 2027/).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await submitTitle(page, 'Typed chair');
  expect(await findStoredEvent(request, 'Typed chair')).toMatchObject({
    start: '2027-02-24',
    end: '2027-02-26',
    allDay: true,
  });

  await page.goto('/apps/calendar?date=2027-02-10&view=week');
  await getCell(page, /February 10, 2027, Hours/).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await submitTitle(page, 'Ten o’clock');
  expect(await findStoredEvent(request, 'Ten o’clock')).toMatchObject({
    start: '2027-02-10T10:00:00.000Z',
    end: '2027-02-10T11:00:00.000Z',
  });
});

test('moves and resizes events by pointer', { tag: '@critical' }, async ({ page, request }) => {
  await addEvent(request, 'Pulled bar', '2027-03-09', '2027-03-11');
  await addEvent(request, 'Pulled block', '2027-03-16T08:00:00.000Z', '2027-03-16T09:00:00.000Z');
  await page.goto('/apps/calendar?date=2027-03-10');

  await drag(
    page,
    await getPoint(getEvent(page, 'Pulled bar'), 0.2),
    await getPoint(getCell(page, /March 11, 2027/), 0.5, 0.8),
  );
  await expect(page.getByText('“Pulled bar” moved')).toBeVisible();
  expect(await findStoredEvent(request, 'Pulled bar')).toMatchObject({
    start: '2027-03-11',
    end: '2027-03-13',
  });

  const bar = await getEvent(page, 'Pulled bar').boundingBox();
  const rightEdge = { x: (bar?.x ?? 0) + (bar?.width ?? 0) - 3, y: (bar?.y ?? 0) + 12 };
  const target = await getPoint(getCell(page, /March 11, 2027/), 0.5, 0.8);
  await drag(page, rightEdge, target);
  await expect
    .poll(() => findStoredEvent(request, 'Pulled bar'))
    .toMatchObject({ end: '2027-03-12' });

  await page.goto('/apps/calendar?date=2027-03-16&view=week');
  const start = await getPoint(getEvent(page, 'Pulled block'));
  // Two hours later on the next day. An hour is 48 pixels high.
  const nextDay = await getPoint(getCell(page, /March 17, 2027, Hours/));
  await drag(page, start, { x: nextDay.x, y: start.y + 96 });
  await expect
    .poll(() => findStoredEvent(request, 'Pulled block'))
    .toMatchObject({ start: '2027-03-17T10:00:00.000Z', end: '2027-03-17T11:00:00.000Z' });

  const block = await getEvent(page, 'Pulled block').boundingBox();
  const bottomEdge = { x: nextDay.x, y: (block?.y ?? 0) + (block?.height ?? 0) - 2 };
  await drag(page, bottomEdge, { x: bottomEdge.x, y: bottomEdge.y + 48 });
  await expect
    .poll(() => findStoredEvent(request, 'Pulled block'))
    .toMatchObject({ start: '2027-03-17T10:00:00.000Z', end: '2027-03-17T12:00:00.000Z' });
  await expect(getDrawer(page)).toBeHidden();
});

test('moves, resizes, restores and deletes events by keyboard', async ({ page, request }) => {
  await addEvent(request, 'Carried bar', '2027-04-12', '2027-04-13');
  await page.goto('/apps/calendar?date=2027-04-10');

  await getEvent(page, 'Carried bar').focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Shift+ArrowRight'])
    await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: 'April 20' })).toBeAttached();
  await page.keyboard.press('Space');
  await expect
    .poll(() => findStoredEvent(request, 'Carried bar'))
    .toMatchObject({ start: '2027-04-20', end: '2027-04-22' });
  await expect(getEvent(page, 'Carried bar')).toBeFocused();

  for (const key of ['Space', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
  expect(await findStoredEvent(request, 'Carried bar')).toMatchObject({ start: '2027-04-20' });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => findStoredEvent(request, 'Carried bar'))
    .toMatchObject({ start: '2027-04-12' });

  await getEvent(page, 'Carried bar').focus();
  await page.keyboard.press('Delete');
  await expect(getEvent(page, 'Carried bar')).toHaveCount(0);
  await expect.poll(() => findStoredEvent(request, 'Carried bar')).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(getEvent(page, 'Carried bar')).toBeVisible();
  await expect.poll(() => findStoredEvent(request, 'Carried bar')).toBeTruthy();
});

test('each edited field is kept after a reload', async ({ page, request }) => {
  const { id } = await addEvent(request, 'Bare event', '2027-05-11', '2027-05-13');
  await page.goto(`/apps/calendar?date=2027-05-10&event=${id}`);
  const form = getDrawer(page);

  await expect(form.getByRole('button', { name: /^End/ })).toHaveText('May 12, 2027');
  await form.getByRole('textbox', { name: 'Title' }).fill('Full event');
  await form.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Family' }).click();
  await form.getByRole('combobox', { name: 'Guests' }).click();
  await page.getByRole('option', { name: 'Rui Tavares' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('textbox', { name: 'Location' }).fill('Old boathouse');
  await form.getByRole('textbox', { name: 'Event URL' }).fill('boathouse');
  await form.getByRole('textbox', { name: 'Description' }).fill('Bring the bell');
  await form.getByRole('switch', { name: 'All day' }).click({ force: true });
  await form.getByRole('spinbutton', { name: 'Start time, hours' }).fill('02');
  await form.getByRole('button', { name: 'End' }).click();
  await page.getByRole('button', { name: /^10 May/ }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('The end is before the start.', { exact: false })).toBeVisible();
  await expect(form.getByText('Enter a web address', { exact: false })).toBeVisible();

  await form.getByRole('textbox', { name: 'Event URL' }).fill('https://boathouse.example');
  await form.getByRole('button', { name: 'End' }).click();
  await page.getByRole('button', { name: /^12 May/ }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();

  await page.goto(`/apps/calendar?date=2027-05-10&event=${id}`);
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Full event');
  await expect(form.getByRole('combobox', { name: 'Type' })).toHaveValue('Family');
  await expect(form.getByText('Rui Tavares')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Location' })).toHaveValue('Old boathouse');
  await expect(form.getByRole('textbox', { name: 'URL' })).toHaveValue('https://boathouse.example');
  await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Bring the bell');
  await expect(form.getByRole('switch', { name: 'All day' })).not.toBeChecked();
  expect(await findStoredEvent(request, 'Full event')).toMatchObject({
    start: '2027-05-11T02:00:00.000Z',
    extendedProps: { calendar: 'Family', location: 'Old boathouse' },
  });
});

test('filters are kept after a reload, and an empty list names the reason', async ({
  page,
  request,
}) => {
  await addEvent(request, 'Filtered event', '2027-06-09', '2027-06-10');
  await page.goto('/apps/calendar?date=2027-06-10&view=list');
  await expect(getEvent(page, 'Filtered event')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Business' }).click();
  await expect(getEvent(page, 'Filtered event')).toHaveCount(0);
  await expect(page.getByText('No events of the selected types in June 2027')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Business' })).not.toBeChecked();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'All types' }).click();
  await expect(getEvent(page, 'Filtered event')).toBeVisible();
  await page.getByRole('checkbox', { name: 'All types' }).click();
  await expect(page.getByText('0 events')).toBeVisible();
  await page.getByRole('button', { name: 'Show all types' }).click();
  await expect(getEvent(page, 'Filtered event')).toBeVisible();
});

test.describe('in a time zone nine hours ahead', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('times are shown in the time zone of the viewer, and all-day events keep their dates', async ({
    page,
    request,
  }) => {
    await addEvent(request, 'Whole day', '2027-07-13', '2027-07-14');
    await addEvent(request, 'Late call', '2027-07-13T20:00:00.000Z', '2027-07-13T21:00:00.000Z');
    await page.goto('/apps/calendar?date=2027-07-13');

    await expect(
      page.getByRole('link', { name: 'Whole day, Business, Tuesday, July 13, 2027, All day' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /Late call.*July 14, 2027, 5:00/ })).toBeVisible();

    await getEvent(page, 'Whole day').click();
    await getDrawer(page).getByRole('textbox', { name: 'Title' }).fill('Whole day kept');
    await page.keyboard.press('Enter');
    await expect(getDrawer(page)).toBeHidden();
    expect(await findStoredEvent(request, 'Whole day kept')).toMatchObject({
      start: '2027-07-13',
      end: '2027-07-14',
    });
  });
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_/ });

  test('entered text is kept, and a moved event returns to its old time', {
    tag: '@server',
  }, async ({ page, request }) => {
    await addEvent(request, 'Rolled back', '2027-08-10', '2027-08-11');
    await page.goto('/apps/calendar?date=2027-08-10');
    await expect(getEvent(page, 'Rolled back')).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());

    await getEvent(page, 'Rolled back').focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(page.getByText('Changes not saved', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: /Rolled back.*August 10/ })).toBeVisible();

    await page.getByRole('button', { name: 'Add event' }).click();
    await getDrawer(page).getByRole('textbox', { name: 'Title' }).fill('Typed offline');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Changes not saved', { exact: false }).last()).toBeVisible();
    await expect(getDrawer(page).getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Typed offline',
    );

    await page.unroute('**/graphql');
    await getDrawer(page).getByRole('button', { name: 'Add event' }).click();
    await expect(getDrawer(page)).toBeHidden();
    expect(await findStoredEvent(request, 'Typed offline')).toBeTruthy();
  });
});

/** Returns the titles that an event in a month view cuts off, and the words that are divided. */
const findCutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-event] > [aria-hidden]:not(svg)')].flatMap((lines) => {
      const walker = document.createTreeWalker(lines, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of node.textContent?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const { bottom, left, right } = range.getBoundingClientRect();
          const box = lines.getBoundingClientRect();
          const isOutside = bottom > box.bottom + 2 || left < box.left - 1 || right > box.right + 1;
          if (isOutside || range.getClientRects().length > 1) cut.push(word);
        }
      }
      return cut;
    }),
  );

test('a day with free lines shows the complete titles of its events', async ({ page, request }) => {
  const day = '2028-03-14';
  await addEvent(request, 'Daylight study', `${day}T08:30:00Z`, `${day}T09:30:00Z`);
  await addEvent(request, 'Price list, last round', `${day}T14:00:00Z`, `${day}T15:00:00Z`);
  await addEvent(request, 'Three days at the trade fair', '2028-03-20', '2028-03-23');
  await addEvent(
    request,
    'Monthly stand-up, all hands',
    '2028-03-22T09:00:00Z',
    '2028-03-22T10:00:00Z',
  );
  for (const hour of ['10', '11', '12'])
    await addEvent(
      request,
      `Call ${hour}`,
      `2028-03-28T${hour}:00:00Z`,
      `2028-03-28T${hour}:30:00Z`,
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/apps/calendar?date=${day}`);

  await expect(getEvent(page, 'Daylight study')).toContainText(/8:30\sAM/);
  await expect(getEvent(page, 'Price list, last round')).toContainText('2\u202fPM');
  await expect.poll(() => findCutTexts(page)).toEqual([]);
  await expect(getEvent(page, 'Call 12')).toBeVisible();
  await expect(page.getByRole('button', { name: /more event/ })).toHaveCount(0);

  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect.poll(() => findCutTexts(page)).toEqual([]);
});

test('the title of a long event stays below the header of the week', async ({ page, request }) => {
  await addEvent(request, 'Night train', '2028-04-11T02:00:00Z', '2028-04-11T20:00:00Z');
  await page.goto('/apps/calendar?date=2028-04-11&view=week');

  const getDistance = async () => {
    const header = await page.getByRole('rowgroup').boundingBox();
    const title = await page.getByText('Night train', { exact: true }).boundingBox();
    return (title?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
  };
  await expect.poll(getDistance).toBeGreaterThanOrEqual(0);
  await expect.poll(getDistance).toBeLessThan(8);
});

test('on a phone, a long location in the list does not break the time', async ({
  page,
  request,
}) => {
  const data = {
    event: {
      title: 'Month end with the finance team',
      start: '2028-05-09T10:00:00Z',
      end: '2028-05-09T11:30:00Z',
      extendedProps: { calendar: 'Business', location: 'Speicherkontor 7, Hamburg, and by video' },
    },
  };
  await request.post('/apps/calendar/add-event', { data });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/calendar?date=2028-05-09&view=list');

  const time = await page.getByText(/^10:00 – 11:30/).boundingBox();
  expect(time?.height).toBeLessThan(24);
});

test('the hidden events of a day open beside its cell', async ({ page, request }) => {
  for (let hour = 8; hour < 18; hour += 1) {
    const toTime = (fullHour: number) =>
      `2027-09-14T${String(fullHour).padStart(2, '0')}:00:00.000Z`;
    await addEvent(request, `Fitting ${hour}`, toTime(hour), toTime(hour + 1));
  }
  await page.goto('/apps/calendar?date=2027-09-14');

  await page.getByRole('button', { name: /more events on Tuesday, September 14/ }).click();
  const more = page.getByRole('dialog');
  await expect(more.getByRole('link')).toHaveCount(10);
  // The dialog covers parts of other links.
  await expectAccessible(page, ['target-size']);
  await more.getByRole('link', { name: /Fitting 17/ }).click();
  await expect(getDrawer(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Fitting 17');
});

test('an hour with many events shows some events and opens a list of all', async ({
  page,
  request,
}) => {
  for (let index = 0; index < 20; index += 1)
    await addEvent(request, `Same hour ${index}`, '2027-11-10T09:00:00Z', '2027-11-10T10:00:00Z');
  await page.goto('/apps/calendar?date=2027-11-10&view=week');

  await expect(page.getByRole('link', { name: /^Same hour/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^19 more events on Wednesday, November 10, 9/ }).click();
  const more = page.getByRole('dialog');
  await expect(more.getByRole('link')).toHaveCount(19);
  await expectAccessible(page, ['target-size']);
  await more.getByRole('link', { name: /Same hour 19/ }).click();
  await expect(getDrawer(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Same hour 19');
});

test('moving an event into a full hour or deleting it keeps the focus nearby', async ({
  page,
  request,
}) => {
  for (let index = 0; index < 10; index += 1)
    await addEvent(request, `Crowding ${index}`, '2028-01-12T09:00:00Z', '2028-01-12T10:00:00Z');
  await addEvent(request, 'Late comer', '2028-01-11T09:00:00Z', '2028-01-11T10:00:00Z');
  await page.goto('/apps/calendar?date=2028-01-12&view=week');

  await getEvent(page, 'Late comer').focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect
    .poll(() => findStoredEvent(request, 'Late comer'))
    .toMatchObject({ start: '2028-01-12T09:00:00.000Z' });
  const rest = page.getByRole('button', { name: /more events on Wednesday, January 12, 9/ });
  await expect(rest).toBeFocused();
  await page.keyboard.press('Enter');
  const all = page.getByRole('dialog');
  await expect(all.getByRole('link', { name: /Late comer/ })).toBeVisible();
  await expect
    .poll(() => all.evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(rest).toBeFocused();

  await getEvent(page, 'Crowding').focus();
  await page.keyboard.press('Delete');
  await expect(getCell(page, /January 12, 2028, Hours/)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a long press moves an event, and a swipe scrolls', { tag: '@chromium' }, async ({
    page,
    request,
  }) => {
    await addEvent(request, 'Touched bar', '2027-12-07', '2027-12-08');
    await addEvent(request, 'Touched block', '2027-12-08T08:00:00Z', '2027-12-08T09:00:00Z');
    const session = await page.context().newCDPSession(page);
    let seconds = Date.now() / 1000;
    /** Sends a touch event, by default 16 ms after the previous event. */
    const sendTouch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      point?: { x: number; y: number },
      elapsed = 0.016,
    ) => {
      seconds += elapsed;
      const touchPoints = point ? [point] : [];
      return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds });
    };

    await page.goto('/apps/calendar?date=2027-12-10');
    const [from, to] = [
      await getPoint(getEvent(page, 'Touched bar')),
      await getPoint(getCell(page, /December 9, 2027/), 0.5, 0.8),
    ];
    await sendTouch('touchStart', from);
    await expect(page.locator('[data-dragged]')).toHaveCount(1);
    await sendTouch('touchMove', { x: (from.x + to.x) / 2, y: to.y });
    await sendTouch('touchMove', to);
    await sendTouch('touchEnd');
    await expect
      .poll(() => findStoredEvent(request, 'Touched bar'))
      .toMatchObject({ start: '2027-12-09', end: '2027-12-10' });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/apps/calendar?date=2027-12-08&view=day');
    const hours = page.locator('[data-scroller]');
    const block = await getPoint(getEvent(page, 'Touched block'));
    const scrollTopBeforeSwipe = await hours.evaluate(({ scrollTop }) => scrollTop);
    await sendTouch('touchStart', block);
    for (const distance of [15, 40, 80]) {
      await sendTouch('touchMove', { ...block, y: block.y + distance });
    }
    // A finger that stops before it is lifted causes no momentum scrolling.
    await sendTouch('touchMove', { ...block, y: block.y + 80 }, 0.2);
    await sendTouch('touchEnd');
    await expect
      .poll(() => hours.evaluate(({ scrollTop }) => scrollTop))
      .toBeLessThan(scrollTopBeforeSwipe);

    const start = await getPoint(getEvent(page, 'Touched block'));
    const scrollTopBeforeDrag = await hours.evaluate(({ scrollTop }) => scrollTop);
    await sendTouch('touchStart', start);
    await expect(page.locator('[data-dragged]')).toHaveCount(1);
    for (const distance of [48, 96]) {
      await sendTouch('touchMove', { ...start, y: start.y + distance });
    }
    await sendTouch('touchEnd');
    await expect
      .poll(() => findStoredEvent(request, 'Touched block'))
      .toMatchObject({ start: '2027-12-08T10:00:00.000Z', end: '2027-12-08T11:00:00.000Z' });
    expect(await hours.evaluate(({ scrollTop }) => scrollTop)).toBe(scrollTopBeforeDrag);
    await expect(getDrawer(page)).toBeHidden();
  });
});

test('on a phone, a day can be selected and events added to it', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/calendar?date=2027-10-05');

  await page.getByRole('button', { name: /October 12, 2027/ }).click();
  await expect(page.getByRole('button', { name: /October 12, 2027/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByText('No events on Tuesday, October 12').waitFor();
  await expectAccessible(page);
  await page.getByRole('region').getByRole('button', { name: 'Add event' }).click();
  await submitTitle(page, 'Phone call');
  await expect(getEvent(page, 'Phone call')).toBeVisible();
  expect(await findStoredEvent(request, 'Phone call')).toMatchObject({ start: '2027-10-12' });
  await getEvent(page, 'Phone call').click();
  await expect(getDrawer(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Phone call');
  await expectAccessible(page);
  for (const view of ['week', 'list']) {
    await page.goto(`/apps/calendar?date=2027-10-12&view=${view}`);
    await expect(getEvent(page, 'Phone call')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScrolling(page);
  }
});

test('on a phone, the calendar can be used by keyboard alone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/calendar?date=2027-11-05');

  await page.getByRole('main').focus();
  await tabTo(page, page.getByRole('button', { name: /November 12, 2027/ }));
  await page.keyboard.press('Enter');
  await page.getByText('No events on Friday, November 12').waitFor();
  await tabTo(page, page.getByRole('region').getByRole('button', { name: 'Add event' }));
  await page.keyboard.press('Enter');
  await submitTitle(page, 'Typed call');
  expect(await findStoredEvent(request, 'Typed call')).toMatchObject({ start: '2027-11-12' });

  await tabTo(page, getEvent(page, 'Typed call'));
  await page.keyboard.press('Enter');
  await expect(getDrawer(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Typed call');
  await page.keyboard.press('Escape');
  await expect(getEvent(page, 'Typed call')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, getDrawer(page).getByRole('button', { name: 'Delete event' }));
  await page.keyboard.press('Enter');
  await expect(getEvent(page, 'Typed call')).toHaveCount(0);
  await expect.poll(() => findStoredEvent(request, 'Typed call')).toBeUndefined();
});

test.describe('in all appearances', () => {
  for (const { appearance, views } of appearances.flatMap((base) => [
    { appearance: { ...base, width: 1440 }, views: ['week', 'day'] },
    { appearance: { ...base, width: 1440 }, views: ['month', 'list'] },
  ])) {
    test(`${views.join(' and ')} are accessible, ${appearance.colorScheme}, ${appearance.direction}`, async ({
      page,
    }) => {
      await applyAppearance(page, appearance);
      for (const view of views) {
        await page.goto(`/apps/calendar?view=${view}`);
        await expect(getEvent(page, 'Stocktake')).toBeVisible();
        await expectAccessible(page);
      }
      if (views.includes('day')) return;
      await getEvent(page, 'Stocktake').click();
      await expect(getDrawer(page).getByRole('textbox', { name: 'Title' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
