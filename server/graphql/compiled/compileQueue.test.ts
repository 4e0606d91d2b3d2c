import { expect, test } from 'vitest';
import { buildTestApp, sendGraphql } from '../../test/testApp.ts';
import { createCompileQueue } from './compileQueue.ts';

/** Creates a queue whose tasks run when the test calls `runTurn`. */
function createManualQueue(limit?: number) {
  const callbacks: (() => void)[] = [];
  const errors: unknown[] = [];
  const queue = createCompileQueue({
    limit,
    schedule: (callback) => callbacks.push(callback),
    onError: (error) => errors.push(error),
  });
  return { queue, errors, runTurn: () => callbacks.shift()?.(), turns: callbacks };
}

test('runs one task in each turn of the event loop, in order', () => {
  const { queue, runTurn } = createManualQueue();
  const done: number[] = [];
  for (const number of [1, 2, 3]) queue.add(() => done.push(number));

  expect(done).toEqual([]);
  runTurn();
  expect(done).toEqual([1]);
  runTurn();
  runTurn();
  expect(done).toEqual([1, 2, 3]);
});

test('refuses a task while the queue is full', () => {
  const { queue, runTurn } = createManualQueue(2);
  const add = () => queue.add(() => {});

  expect([add(), add(), add()]).toEqual([true, true, false]);
  runTurn();
  expect(add()).toBe(true);
});

test('the error of a task is reported, and the next task runs', () => {
  const { queue, errors, runTurn } = createManualQueue();
  const failure = new Error('not compilable');
  let isDone = false;
  queue.add(() => {
    throw failure;
  });
  queue.add(() => {
    isDone = true;
  });

  runTurn();
  runTurn();

  expect(errors).toEqual([failure]);
  expect(isDone).toBe(true);
});

test('the request that queues a query is executed before the query is compiled', async () => {
  const { queue, runTurn, turns } = createManualQueue();
  const app = await buildTestApp({ compileQueue: queue });
  const query = '{ tasks { id title } }';

  const first = await sendGraphql(app, query);
  expect(turns).toHaveLength(0);
  const second = await sendGraphql(app, query);
  expect(turns).toHaveLength(1);
  runTurn();
  const third = await sendGraphql(app, query);

  expect([second, third]).toEqual([first, first]);
});

test('the first request of a REST route is executed before its operation is compiled', async () => {
  const { queue, runTurn, turns } = createManualQueue();
  const app = await buildTestApp({ compileQueue: queue });

  const first = await app.inject('/apps/todo/tasks');
  expect(turns).toHaveLength(1);
  runTurn();
  const second = await app.inject('/apps/todo/tasks');

  expect(first.json()).toHaveLength(58);
  expect(second.body).toBe(first.body);
});
