import { fetchOtherCollections } from './otherCollections.mjs';
import { fetchAllTasks, fetchTasks } from './tasks.mjs';
import { fetchUsers } from './users.mjs';
import { startFrontdesk, variants } from './variants.mjs';

/** The words that only one title contains. */
export const rareWords = 'corner desk';

/** Adds tasks until the list has 100 tasks. */
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
 * Creates a dataset of the rows of Frontdesk. The peers get the same rows. If `isComplete` is true, json-server also
 * gets the other collections. `variants` are the ids of the measured variants.
 */
function createDataset({ collection, fetchRows, variants, seedRows, isComplete, prepare }) {
  const dataset = {
    collection,
    variants,
    prepare,
    env: {
      // With another seed or clock, the rows of two processes would differ.
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

/**
 * Returns the options for `seedRows` rows. Without a number, json-server gets the whole sample. With a number,
 * json-server gets only one collection, because its file cannot hold all large collections.
 */
const createSizeOptions = (seedRows) => ({
  variants: ['rest', 'graphql', 'json-server'],
  seedRows,
  isComplete: seedRows === undefined,
});

export const createUsersDataset = (seedRows) =>
  createDataset({ collection: 'users', fetchRows: fetchUsers, ...createSizeOptions(seedRows) });

export const createTasksDataset = (seedRows) =>
  createDataset({ collection: 'tasks', fetchRows: fetchAllTasks, ...createSizeOptions(seedRows) });
