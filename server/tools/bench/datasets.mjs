import { fetchOtherCollections } from './otherCollections.mjs';
import { fetchAllTasks, fetchTasks } from './tasks.mjs';
import { fetchUsers } from './users.mjs';
import { startFrontdesk, variants } from './variants.mjs';

/** Words that the title of only one task contains. */
export const rareWords = 'corner desk';

/** Adds tasks until the server has a hundred. */
async function addTasks(origin) {
  const { rest } = await fetchTasks(origin);
  const descriptions = rest.map(({ description }) => description);
  for (let count = rest.length; count < 100; count += 1) {
    const task = {
      title: count === 99 ? `Measure the ${rareWords}` : `Count the chairs of room ${count}`,
      dueDate: '2026-03-09',
      description: descriptions[count % descriptions.length],
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
    if (response.status !== 201) throw new Error(`Adding a task failed: ${await response.text()}`);
  }
}

/**
 * Creates a dataset from the rows of Frontdesk. The peers get the same rows. With `hasOtherCollections`, json-server
 * also gets the other collections. `variants` are the ids of the measured variants.
 */
function createDataset({
  collection,
  fetchRows,
  variants,
  seedRows,
  hasOtherCollections,
  prepare,
}) {
  const dataset = {
    collection,
    variants,
    prepare,
    env: {
      // Without the same seed and clock, the rows of two processes would differ.
      SEED: '1',
      CLOCK: '2026-03-09T09:00:00.000Z',
      SEED_ROWS: seedRows ? `${seedRows}` : '',
      // The peers do not write logs either.
      LOG_LEVEL: 'silent',
    },
    async loadRows() {
      const server = await startFrontdesk(dataset);
      try {
        const rows = await fetchRows(server.origin);
        const otherCollections = hasOtherCollections
          ? await fetchOtherCollections(server.origin, collection)
          : {};
        return { ...rows, otherCollections };
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

/**
 * Returns the options of a dataset with at least `seedRows` rows, or with the whole sample if `seedRows` is undefined.
 * json-server cannot write a file in which all collections are large.
 */
const createSizeOptions = (seedRows) => ({
  variants: ['rest', 'graphql', 'json-server'],
  seedRows,
  hasOtherCollections: seedRows === undefined,
});

export const createUserDataset = (seedRows) =>
  createDataset({ collection: 'users', fetchRows: fetchUsers, ...createSizeOptions(seedRows) });

export const createTaskDataset = (seedRows) =>
  createDataset({ collection: 'tasks', fetchRows: fetchAllTasks, ...createSizeOptions(seedRows) });
