import { expect, test } from 'vitest';
import { createSerialQueue } from './serialQueue.ts';

test('a task runs immediately if no task is running', () => {
  const runInTurn = createSerialQueue();

  expect(runInTurn(() => 'done')).toBe('done');
  expect(() =>
    runInTurn(() => {
      throw new Error('Refused');
    }),
  ).toThrow('Refused');
  expect(runInTurn(() => 'done again')).toBe('done again');
});

test('tasks run one at a time, in the order in which they are added', async () => {
  const runInTurn = createSerialQueue();
  const events: string[] = [];
  const createTask = (name: string, turns: number) => async () => {
    events.push(`${name} begins`);
    for (let turn = 0; turn < turns; turn += 1) await null;
    events.push(`${name} ends`);
  };

  await Promise.all([
    runInTurn(createTask('slow', 20)),
    runInTurn(createTask('fast', 1)),
    runInTurn(() => events.push('synchronous')),
  ]);

  expect(events).toEqual(['slow begins', 'slow ends', 'fast begins', 'fast ends', 'synchronous']);
  expect(runInTurn(() => 'at once')).toBe('at once');
});

test('a failed task does not block later tasks', async () => {
  const runInTurn = createSerialQueue();

  const failed = runInTurn(() => Promise.reject(new Error('Refused')));
  const next = runInTurn(() => 'next');

  await expect(failed).rejects.toThrow('Refused');
  await expect(next).resolves.toBe('next');
});
