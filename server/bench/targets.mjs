const mock = 'json-server';

/**
 * The maximum CPU time per request, as a multiple of the CPU time of the variant `against`. Requests per second are not
 * compared, because autocannon needs as much CPU time as a fast server. The project does not promise a target with
 * `isWish`.
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

/** The milliseconds from the start to the first response. */
export const maxStart = 600;

/** Limits for the CPU time, in milliseconds. */
export const stateLimits = {
  /** A snapshot of a million rows. */
  snapshot: 5,
  /** A new branch with the sample. */
  branch: 10,
};

/** The p99 over 100 000 rows, as a multiple of the p99 over 1 000. */
export const maxGrowth = 2;

/** Limits for journals. Times are in milliseconds, except for `start`. */
export const journalLimits = {
  /** The share of the memory journal in the CPU time of a change. */
  memoryShare: 0.05,
  /** The CPU time of a change in a folder, as a multiple of the CPU time of a change in memory. */
  fileCost: 1.25,
  natsP50: 1.5,
  natsP99: 10,
  /** Commands per second. */
  natsRate: 5_000,
  liveUpdate: 100,
  /** The p99 of reads during changes, as a multiple of the p99 without changes. */
  readGrowth: 2,
  /** The seconds of a start with a journal of `entries` entries. */
  start: 3,
  entries: 1_000_000,
};

/** Limits for branches. Times are in milliseconds. */
export const branchLimits = {
  /** A new branch of the sample and its first change. */
  creation: 5,
  /** A new branch of a million rows and its first change. */
  largeCreation: 50,
  /** The memory of a branch with one change. */
  bytes: 64 * 1024,
  /** The delay of the rule. */
  delay: 200,
  /** The maximum difference between the delay of a response and `delay`. */
  delayMiss: 10,
  /** The share that an open control panel adds to the CPU time of a request. */
  panelLoss: 0.05,
};
