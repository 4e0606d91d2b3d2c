import { readOthers } from './others.mjs';
import { readAllTasks, readTasks } from './tasks.mjs';
import { readUsers } from './users.mjs';
import { startFrontdesk, variants } from './variants.mjs';

export const needle = 'corner desk';

/** Adds tasks until a hundred show; the last is the only one with the needle in its title. */
async function fillWithTasks(origin) {
  const { rest } = await readTasks(origin);
  const texts = rest.map(({ description }) => description);
  for (let count = rest.length; count < 100; count += 1) {
    const task = {
      title: count === 99 ? `Measure the ${needle}` : `Count the chairs of room ${count}`,
      dueDate: '2026-03-09',
      description: texts[count % texts.length],
      assignee: rest[count % rest.length].assignee,
      tags: rest[count % rest.length].tags,
      isCompleted: count % 3 === 0,
      isImportant: count % 4 === 0,
      isDeleted: false,
    };
    const reply = await fetch(`${origin}/apps/todo/add-tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ task }),
    });
    if (reply.status !== 201) throw new Error(`A task was not added: ${await reply.text()}`);
  }
}

/**
 * Rows as our own server keeps them. The peers among `keepers` are given the very same rows, and
 * where the world is whole, json-server has the other collections of the sample in its file, too.
 */
function createWorld({ collection, read, keepers, seedRows, isWhole, fill = async () => {} }) {
  const world = {
    collection,
    keepers,
    fill,
    // The same seed and clock in every process, or else its rows would differ.
    env: { SEED: '1', CLOCK: '2026-03-09T09:00:00.000Z', SEED_ROWS: seedRows ? `${seedRows}` : '' },
    async rows() {
      const server = await startFrontdesk(world);
      try {
        const rows = await read(server.origin);
        return { ...rows, others: isWhole ? await readOthers(server.origin, collection) : {} };
      } finally {
        server.stop();
      }
    },
  };
  return world;
}

export const hundredTasks = createWorld({
  collection: 'tasks',
  read: readTasks,
  keepers: variants.map(({ id }) => id),
  fill: fillWithTasks,
});

const keepers = ['rest', 'graphql', 'json-server'];

/** Without a number: the sample, whole. A file of all that has grown would be beyond json-server. */
const sampleOr = (seedRows) => ({ keepers, seedRows, isWhole: seedRows === undefined });

export const usersOf = (seedRows) =>
  createWorld({ collection: 'users', read: readUsers, ...sampleOr(seedRows) });

export const tasksOf = (seedRows) =>
  createWorld({ collection: 'tasks', read: readAllTasks, ...sampleOr(seedRows) });
