import { createTaskDataset, createUserDataset, hundredTasks, rareWords } from './datasets.mjs';
import {
  createListRequest,
  createUpdateRequests,
  taskReaders,
  updatedTaskReaders,
} from './tasks.mjs';
import { createPageRequests, createSearchRequests, userReaders } from './users.mjs';

/**
 * A scenario has a dataset, requests in each protocol with their expected rows, and `rowReaders`, which read the rows of
 * a response in each protocol.
 */
const smallScenarios = [
  {
    id: 'list',
    title: 'A list of 100 rows',
    dataset: hundredTasks,
    amount: 5000,
    createRequests: () => [createListRequest('')],
    rowReaders: taskReaders,
  },
  {
    id: 'one',
    title: 'One row, found by its title',
    dataset: hundredTasks,
    amount: 20_000,
    createRequests: () => [createListRequest(rareWords)],
    rowReaders: taskReaders,
  },
];

/** Creates the scenarios for collections of at least `seedRows` rows. */
export function createScenarios({ suffix, size, seedRows, amount, amountForJsonServer }) {
  const users = createUserDataset(seedRows);
  const tasks = createTaskDataset(seedRows);
  const createFields = (id, subject) => ({
    id: `${id}${suffix}`,
    title: `${subject}, ${size}`,
    amount,
    amountForJsonServer,
  });
  return [
    {
      ...createFields('page', 'A page of users'),
      dataset: users,
      createRequests: createPageRequests,
      rowReaders: userReaders,
    },
    {
      ...createFields('search', 'Users by name'),
      dataset: users,
      createRequests: createSearchRequests,
      rowReaders: userReaders,
    },
    {
      ...createFields('change', 'A change of a task'),
      dataset: tasks,
      createRequests: createUpdateRequests,
      rowReaders: updatedTaskReaders,
    },
  ];
}

export const scenarios = [
  ...smallScenarios,
  ...createScenarios({
    suffix: '',
    size: 'default size',
    amount: 20_000,
    amountForJsonServer: 5000,
  }),
  // json-server takes up to a second for one request. 40 requests are enough to show a factor of a hundred.
  ...createScenarios({
    suffix: '-100k',
    size: '100 000 rows',
    seedRows: 100_000,
    amount: 5000,
    amountForJsonServer: 40,
  }),
];
