const mock = 'json-server';

/**
 * Limits for the CPU time per request, as multiples of that of another variant. Requests per second are no measure
 * of a fast server here: autocannon needs as much CPU time as the server. `isWish` marks what the
 * project does not promise.
 */
export const targets = [
  { scenario: 'list', variant: 'rest', against: 'raw', max: 0.6 },
  { scenario: 'list', variant: 'rest', against: mock, max: 0.1 },
  { scenario: 'list', variant: 'graphql', against: 'raw', max: 1.1 },
  { scenario: 'one', variant: 'graphql', against: 'mercurius', max: 1, isWish: true },
  ...['page', 'search', 'change'].flatMap((scenario) => [
    { scenario, variant: 'rest', against: mock, max: 0.1 },
    { scenario, variant: 'graphql', against: mock, max: 0.1, isWish: true },
  ]),
  { scenario: 'search-100k', variant: 'rest', against: mock, max: 0.01 },
  { scenario: 'search-100k', variant: 'graphql', against: mock, max: 0.01 },
];

/** Milliseconds from the start to the first response. */
export const maxStart = 600;

/** Milliseconds of CPU time. */
export const stateLimits = {
  /** A snapshot of a million rows. */
  snapshot: 5,
  /** A new branch with the sample. */
  branch: 10,
};

/** The p99 over 100 000 rows, as a multiple of that over 1 000. */
export const maxGrowth = 2;

/** Limits for journals. Times are in milliseconds, except for the start. */
export const journalLimits = {
  /** The share of the memory journal in the CPU time of a change. */
  memoryShare: 0.05,
  /** The CPU time of a change in a folder, as a multiple of one in memory. */
  fileCost: 1.25,
  natsP50: 1.5,
  natsP99: 10,
  /** Changes a second. */
  natsRate: 5_000,
  liveUpdate: 100,
  /** The p99 of reads during changes, as a multiple of that without. */
  readGrowth: 2,
  /** Seconds for a journal of so many entries. */
  start: 3,
  entries: 1_000_000,
};

/** Limits for branches. Times are in milliseconds. */
export const branchLimits = {
  /** A new branch of the sample and its first change. */
  creation: 5,
  /** The same with a million rows. */
  largeCreation: 50,
  /** A branch with one change. */
  bytes: 64 * 1024,
  /** The delay that a rule asks for, and by how much a response may miss it. */
  delay: 200,
  delayMiss: 10,
  /** The share that an open control panel adds to the CPU time of a request. */
  panelLoss: 0.05,
};
