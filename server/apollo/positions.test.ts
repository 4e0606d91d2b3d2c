import { expect, test } from 'vitest';
import { openTestBranch } from '../test/testApp.ts';

test('a mutation returns the positions of its commands, and a query returns none', async () => {
  const app = await openTestBranch();
  const send = async (query: string) =>
    (await app.inject({ method: 'POST', url: '/graphql', payload: { query } })).headers[
      'x-position'
    ];

  expect(
    await send('mutation { toggleTask: updateTask(task: { id: 1, title: "a" }) { id } }'),
  ).toBe('1');
  expect(
    await send(
      'mutation { a: updateTask(task: { id: 1, title: "b" }) { id } b: updateTask(task: { id: 2, title: "c" }) { id } }',
    ),
  ).toBe('2, 3');
  expect(await send('{ viewer { id } }')).toBeUndefined();
});
