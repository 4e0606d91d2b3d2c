import { createTasksDataset, createUsersDataset, hundredTasks, rareWords } from './datasets.mjs';
import { listTasks, readTasks, readUpdatedTask, updateTasks } from './tasks.mjs';
import { listPage, readUsers, searchNames } from './users.mjs';

/**
 * The scenarios with 100 rows. A scenario has a dataset, the requests for each protocol with the expected rows, and
 * functions that read the rows from a response.
 */
const smallScenarios = [
  {
    id: 'list',
    title: 'A list of 100 rows',
    dataset: hundredTasks,
    amount: 5000,
    createRequests: () => [listTasks('')],
    readRows: readTasks,
  },
  {
    id: 'one',
    title: 'One row, found by its title',
    dataset: hundredTasks,
    amount: 20_000,
    createRequests: () => [listTasks(rareWords)],
    readRows: readTasks,
  },
];

/** Returns the scenarios over collections of `seedRows` rows. */
export function createScenarios({ suffix, size, seedRows, amount, amountForMock }) {
  const users = createUsersDataset(seedRows);
  const tasks = createTasksDataset(seedRows);
  const describe = (id, subject) => ({
    id: `${id}${suffix}`,
    title: `${subject}, ${size}`,
    amount,
    amountForMock,
  });
  return [
    {
      ...describe('page', 'A page of users'),
      dataset: users,
      createRequests: listPage,
      readRows: readUsers,
    },
    {
      ...describe('search', 'Users by name'),
      dataset: users,
      createRequests: searchNames,
      readRows: readUsers,
    },
    {
      ...describe('change', 'A task changed'),
      dataset: tasks,
      createRequests: updateTasks,
      readRows: readUpdatedTask,
    },
  ];
}

export const scenarios = [
  ...smallScenarios,
  ...createScenarios({ suffix: '', size: 'default size', amount: 20_000, amountForMock: 5000 }),
  // json-server takes up to a second for one request. 40 requests are enough to show a factor of 100.
  ...createScenarios({
    suffix: '-100k',
    size: '100 000 rows',
    seedRows: 100_000,
    amount: 5000,
    amountForMock: 40,
  }),
];
