import fc from 'fast-check';
import { type Input, readInputs } from './inputs.ts';
import { send } from './send.ts';

/** The number of requests that are sent at the same time. */
const concurrency = 16;
/** Every tenth request is a change. */
const changeInterval = 10;

/**
 * Returns a function that sends `count` requests: mostly reads of a pool, and tasks that are added and removed again.
 */
export function createRequestSender(origin: string, poolSize: number) {
  const pool = fc.sample(readInputs, { seed: 1, numRuns: poolSize });
  let sent = 0;

  async function worker(end: number) {
    while (sent < end) {
      const number = sent;
      sent += 1;
      if (number % changeInterval === 0) {
        await addAndRemoveTask(origin, number);
        sent += 2;
      } else {
        await send(origin, pool[number % poolSize] as Input);
      }
    }
  }

  return async (count: number) => {
    const end = sent + count;
    await Promise.all(Array.from({ length: concurrency }, () => worker(end)));
  };
}

async function addAndRemoveTask(origin: string, number: number) {
  const id = await sendChange(
    origin,
    `mutation ($task: AddTaskInput!) { result: addTask(task: $task) { id } }`,
    { task: { title: `Task ${number}`, description: 'x'.repeat(number % 5_000) } },
  );
  await sendChange(origin, 'mutation ($id: Int!) { result: deleteTask(id: $id) { id } }', { id });
  await sendChange(origin, 'mutation ($ids: [Int!]!) { result: purgeTasks(ids: $ids) }', {
    ids: [id],
  });
}

async function sendChange(origin: string, query: string, variables: object): Promise<number> {
  const { body } = await send(origin, {
    kind: 'change',
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = JSON.parse(body);
  if (errors) throw new Error(errors[0].message);
  return data.result.id;
}
