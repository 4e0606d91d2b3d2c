import { askTasks, askUpdates, tasksIn, updatedIn } from './tasks.mjs';
import { askNames, askPage, usersIn } from './users.mjs';
import { hundredTasks, needle, tasksOf, usersOf } from './worlds.mjs';

/**
 * What is measured. A new scenario needs a world (the rows), questions in the words of each face
 * that can answer it, each with what is expected back, and how to read that off a reply (`found`).
 */
const smallScenarios = [
  {
    id: 'list',
    title: 'A list of 100 rows',
    world: hundredTasks,
    requests: 5000,
    ask: () => [askTasks('')],
    found: tasksIn,
  },
  {
    id: 'one',
    title: 'One row, found by its title',
    world: hundredTasks,
    requests: 20_000,
    ask: () => [askTasks(needle)],
    found: tasksIn,
  },
];

/** What issue 3 asks for, over collections of `seedRows` rows. */
export function scenariosAt({ suffix, size, seedRows, requests, requestsOfMock }) {
  const users = usersOf(seedRows);
  const tasks = tasksOf(seedRows);
  const of = (id, about) => ({
    id: `${id}${suffix}`,
    title: `${about}, ${size}`,
    requests,
    requestsOfMock,
  });
  return [
    { ...of('page', 'A page of users'), world: users, ask: askPage, found: usersIn },
    { ...of('search', 'Users by name'), world: users, ask: askNames, found: usersIn },
    { ...of('change', 'A task changed'), world: tasks, ask: askUpdates, found: updatedIn },
  ];
}

export const scenarios = [
  ...smallScenarios,
  ...scenariosAt({ suffix: '', size: 'default size', requests: 20_000, requestsOfMock: 5000 }),
  // Enough to be sure of a factor of a hundred: json-server takes up to a second for one.
  ...scenariosAt({
    suffix: '-100k',
    size: '100 000 rows',
    seedRows: 100_000,
    requests: 5000,
    requestsOfMock: 40,
  }),
];

const mock = 'json-server';

/**
 * The list is held to server CPU per request (`atMost`), the rest to requests a second (`atLeast`).
 * Each is a multiple of what `against` needs or does.
 */
export const targets = [
  { scenario: 'list', variant: 'rest', against: 'raw', atMost: 1.4 },
  { scenario: 'list', variant: 'rest', against: mock, atMost: 0.1 },
  { scenario: 'list', variant: 'graphql', against: 'raw', atMost: 1.7 },
  { scenario: 'list', variant: 'graphql', against: 'mercurius', atMost: 1, isWish: true },
  ...['page', 'search', 'change'].flatMap((scenario) => [
    { scenario, variant: 'rest', against: mock, atLeast: 10 },
    { scenario, variant: 'graphql', against: mock, atLeast: 10, isWish: true },
  ]),
  { scenario: 'search-100k', variant: 'rest', against: mock, atLeast: 100 },
  { scenario: 'search-100k', variant: 'graphql', against: mock, atLeast: 100 },
];
