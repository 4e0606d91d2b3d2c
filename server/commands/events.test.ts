import { expect, test } from 'vitest';
import { createMemoryBudget, type MemoryBudget } from '../services/memoryBudget.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { createEvents } from './events.ts';
import type { Position } from './position.ts';
import type { MissedEvents, PublishedEvent } from './topic.ts';

/** Creates the events of a branch, and functions that execute a command and watch a topic. */
function createTestEvents(start: Position = { seq: 0, checksum: 1 }, budget?: MemoryBudget) {
  let position = start;
  const events = createEvents('main', () => position, { budget });
  const execute = (...published: [topic: string, detail: string][]) => {
    for (const [topic, detail] of published) events.publish(topic, detail);
    position = { seq: position.seq + 1, checksum: position.checksum + 1 };
    events.deliverPending();
  };
  /** Returns the first `count` events that a watcher gets. The detail of `MissedEvents` is `missed`. */
  const watch = async (topic: string, since: string, count: number) => {
    const items = events.watch(
      topic,
      since,
      ({ cursor, detail = 'missed' }: PublishedEvent<string> | MissedEvents) => ({
        cursor,
        detail,
      }),
    );
    const received: { cursor: string; detail: string }[] = [];
    while (received.length < count) {
      const { value } = await items.next();
      if (value) received.push(value);
    }
    return received;
  };
  return { events, execute, watch };
}

const listDetails = (items: { detail: string }[]) => items.map(({ detail }) => detail);

test('parsing a formatted cursor returns the cursor', () => {
  const cursor = { branch: 'pr:42', seq: 12, events: 3, checksum: 4_000_000_000 };

  expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
  expect(parseCursor(formatCursor({ ...cursor, events: undefined }))).toEqual({
    ...cursor,
    events: undefined,
  });
  for (const text of ['', 'main', 'main:1', 'main:-1', ':1-a']) {
    expect(parseCursor(text)).toBeUndefined();
  }
});

test('a subscriber resumes between the events of one command, without missing or repeated events', async () => {
  const { events, execute, watch } = createTestEvents();
  const since = events.cursor();
  execute(['chat', 'a'], ['sales', 'other'], ['chat', 'b'], ['chat', 'c']);
  execute(['chat', 'd']);

  const all = await watch('chat', since, 4);

  expect(listDetails(all)).toEqual(['a', 'b', 'c', 'd']);
  for (const [index, { cursor }] of all.slice(0, -1).entries()) {
    expect(await watch('chat', cursor, 3 - index)).toEqual(all.slice(index + 1));
  }
  expect(all[2]?.cursor).toMatch(/^main:1-/);
  expect(all[3]?.cursor).toBe(events.cursor());
});

test('a refused command publishes nothing', async () => {
  const { events, execute, watch } = createTestEvents();
  const since = events.cursor();
  events.publish('chat', 'refused');
  events.discardPending();
  execute(['chat', 'done']);

  expect(listDetails(await watch('chat', since, 1))).toEqual(['done']);
});

test.each([
  ['of another branch', 'other:1-2'],
  ['of another history', 'main:1-zz'],
  ['ahead of the journal', 'main:9-2'],
  ['that is malformed', 'nonsense'],
])('returns missed events for a cursor %s', async (_, since) => {
  const { execute, watch } = createTestEvents();
  execute(['chat', 'a']);

  expect(await watch('chat', since, 1)).toEqual([{ cursor: 'main:1-2', detail: 'missed' }]);
});

test('a cursor is valid until an event after it is dropped from its topic', async () => {
  const { events, execute, watch } = createTestEvents();
  const since = events.cursor();
  execute(['chat', 'a']);
  for (let count = 0; count < 501; count += 1) execute(['sales', 'order']);

  expect(listDetails(await watch('chat', since, 1))).toEqual(['a']);
  expect(listDetails(await watch('sales', since, 1))).toEqual(['missed']);
});

test('after a restart without saved events, only the cursor of the last command is valid', async () => {
  const { execute, watch } = createTestEvents({ seq: 12, checksum: 7 });
  execute(['chat', 'a']);

  expect(listDetails(await watch('chat', 'main:12-7', 1))).toEqual(['a']);
  expect(listDetails(await watch('chat', 'main:11-6', 1))).toEqual(['missed']);
});

test('a subscriber that does not read gets an error, and can resume from its cursor', async () => {
  const { events, execute, watch } = createTestEvents();
  const slow = events.watch('chat', null, ({ cursor }) => cursor);
  const first = slow.next();
  for (let count = 0; count < 1_002; count += 1) execute(['chat', String(count)]);

  const cursor = (await first).value as string;
  await expect(slow.next()).rejects.toThrow('Too many items waited');
  expect(await slow.next()).toEqual({ done: true, value: undefined });
  expect(listDetails(await watch('chat', cursor, 1))).toEqual(['missed']);
});

test('long events are kept up to a number of bytes', async () => {
  const { events, execute, watch } = createTestEvents();
  const since = events.cursor();

  for (let count = 0; count < 10; count += 1) execute(['chat', `${count}`.padEnd(300_000)]);
  const last = events.cursor();
  execute(['chat', 'end']);

  expect(listDetails(await watch('chat', since, 1))).toEqual(['missed']);
  expect(listDetails(await watch('chat', last, 1))).toEqual(['end']);
});

test('the events of all branches, kept and waiting for slow watchers, have one limit', async () => {
  const budget = createMemoryBudget(4_000_000);
  const branches = Array.from({ length: 10 }, () => createTestEvents(undefined, budget));
  const watchers = branches.map(({ events }) => events.watch('chat', null, ({ detail }) => detail));

  for (let count = 0; count < 10; count += 1) {
    for (const { execute } of branches) execute(['chat', `${count}`.padEnd(50_000)]);
  }

  expect(budget.getTotal()).toBeLessThan(4_000_000);
  expect(budget.getTotal()).toBeGreaterThan(1_000_000);
  const ends = await Promise.allSettled(watchers.map((watcher) => watcher.next()));
  expect(ends.some(({ status }) => status === 'rejected')).toBe(true);
  for (const { events } of branches) events.close();
  expect(budget.getTotal()).toBe(0);
});
