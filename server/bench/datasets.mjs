import { fetchOtherCollections } from './otherCollections.mjs';
import { fetchAllTasks, fetchTasks } from './tasks.mjs';
import { fetchUsers } from './users.mjs';
import { startFrontdesk, variants } from './variants.mjs';

/** Only one title contains it. */
export const rareWords = 'corner desk';

/** Adds tasks until there are a hundred. */
async function addTasks(origin) {
  const { rest } = await fetchTasks(origin);
  const texts = rest.map(({ description }) => description);
  for (let count = rest.length; count < 100; count += 1) {
    const task = {
      title: count === 99 ? `Measure the ${rareWords}` : `Count the chairs of room ${count}`,
      dueDate: '2026-03-09',
      description: texts[count % texts.length],
      assignee: rest[count % rest.length].assignee,
      tags: rest[count % rest.length].tags,
      isCompleted: count % 3 === 0,
      isImportant: count % 4 === 0,
      isDeleted: false,
    };
    const response = await fetch(`${origin}/apps/todo/add-tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ task }),
    });
    if (response.status !== 201) throw new Error(`A task was not added: ${await response.text()}`);
  }
}

/**
 * Describes rows that our own server has. The peers get the very same rows, and json-server the other collections, too,
 * if `isComplete`. `variants` are the ids of those that are measured.
 */
function createDataset({ collection, fetchRows, variants, seedRows, isComplete, prepare }) {
  const dataset = {
    collection,
    variants,
    prepare,
    env: {
      // Without the same seed and clock, the rows of two processes would differ.
      SEED: '1',
      CLOCK: '2026-03-09T09:00:00.000Z',
      SEED_ROWS: seedRows ? `${seedRows}` : '',
      // The peers do not log either.
      LOG_LEVEL: 'silent',
    },
    async rows() {
      const server = await startFrontdesk(dataset);
      try {
        const rows = await fetchRows(server.origin);
        const others = isComplete ? await fetchOtherCollections(server.origin, collection) : {};
        return { ...rows, others };
      } finally {
        server.stop();
      }
    },
  };
  return dataset;
}

export const hundredTasks = createDataset({
  collection: 'tasks',
  fetchRows: fetchTasks,
  variants: variants.map(({ id }) => id),
  prepare: addTasks,
});

/** Without a number, the whole sample. json-server cannot keep a file in which all collections have grown. */
const sized = (seedRows) => ({
  variants: ['rest', 'graphql', 'json-server'],
  seedRows,
  isComplete: seedRows === undefined,
});

export const usersOf = (seedRows) =>
  createDataset({ collection: 'users', fetchRows: fetchUsers, ...sized(seedRows) });

export const tasksOf = (seedRows) =>
  createDataset({ collection: 'tasks', fetchRows: fetchAllTasks, ...sized(seedRows) });
