import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { DateText } from '../ui/DateText.tsx';
import { TimeText } from '../ui/TimeText.tsx';
import { getNow, getToday, setClock } from './clock.ts';

const respond = (clock?: string, ok = true) =>
  setClock({ ok, headers: new Headers(clock === undefined ? {} : { 'x-clock': clock }) });

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 28, 12), toFake: ['Date'] }));

afterEach(() => {
  respond();
  vi.useRealTimers();
});

test('the clock follows a frozen, an advanced and a reset clock of the branch', () => {
  expect(getToday()).toBe('2026-11-28');

  respond('2026-03-09T09:00:00.000Z');
  expect(getNow().toISOString()).toBe('2026-03-09T09:00:00.000Z');

  vi.setSystemTime(new Date(2026, 10, 28, 13));
  expect(getNow().toISOString()).toBe('2026-03-09T09:00:00.000Z');

  respond('172800000');
  expect(getNow()).toEqual(new Date(2026, 10, 30, 13));

  respond();
  expect(getNow()).toEqual(new Date(2026, 10, 28, 13));
});

test.each([['soon'], [''], ['9e18'], ['-9e15']])(
  'the header "%s" does not change the time',
  (header) => {
    respond(header);

    expect(getToday()).toBe('2026-11-28');
  },
);

test('a failure without a clock, such as that of a proxy, keeps the clock', () => {
  respond('2026-03-09T09:00:00.000Z');

  respond(undefined, false);

  expect(getToday()).toBe('2026-03-09');
});

test('a date and a time on the screen follow the clock of the branch', async () => {
  await renderComponent(
    <>
      <DateText value="2026-03-10" />
      <TimeText value="2026-03-09T08:00:00Z" />
    </>,
  );
  const listTexts = () => screen.getAllByRole('time').map(({ textContent }) => textContent);
  expect(listTexts()).toEqual(['Mar 10', 'Mar 9']);

  act(() => respond('2026-03-09T09:00:00.000Z'));

  expect(listTexts()).toEqual(['Tomorrow', '1 hour ago']);
});
