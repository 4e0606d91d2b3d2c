const jsonServer = 'json-server';

/**
 * Limits for the CPU time per request, as multiples of the CPU time of another variant. Requests per second are not
 * limited, because autocannon needs as much CPU time as the server. `isWish` marks goals that the project does not promise.
 */
export const targets = [
  { scenario: 'list', variant: 'rest', against: 'raw', max: 0.6 },
  { scenario: 'list', variant: 'rest', against: jsonServer, max: 0.1 },
  { scenario: 'list', variant: 'graphql', against: 'raw', max: 1.1 },
  { scenario: 'one', variant: 'graphql', against: 'mercurius', max: 1, isWish: true },
  ...['page', 'search', 'change'].flatMap((scenario) => [
    { scenario, variant: 'rest', against: jsonServer, max: 0.1 },
    { scenario, variant: 'graphql', against: jsonServer, max: 0.1, isWish: true },
  ]),
  { scenario: 'search-100k', variant: 'rest', against: jsonServer, max: 0.01 },
  { scenario: 'search-100k', variant: 'graphql', against: jsonServer, max: 0.01 },
];

/** The limit for the time from the start to the first response, in milliseconds. */
export const maxStart = 600;

/** Limits for the CPU time in milliseconds. */
export const stateLimits = {
  /** A snapshot of a million rows. */
  snapshot: 5,
  /** A new branch with the sample. */
  branch: 10,
};

/** The limit for the p99 with 100 000 rows, as a multiple of the p99 with 1 000 rows. */
export const maxGrowth = 2;

/** Limits for journals. Times are in milliseconds, except for the start. */
export const journalLimits = {
  /** The share of the memory journal in the CPU time of a change. */
  memoryShare: 0.05,
  /** The CPU time of a change in a folder, as a multiple of a change in memory. */
  fileCost: 1.25,
  natsP50: 1.5,
  natsP99: 10,
  /** Commands per second. */
  natsRate: 5_000,
  liveUpdate: 100,
  /** The p99 of reads during changes, as a multiple of the p99 without changes. */
  readGrowth: 2,
  /** The time of the start with a journal of `entries` entries, in seconds. */
  start: 3,
  entries: 1_000_000,
};

/** Limits for branches. Times are in milliseconds. */
export const branchLimits = {
  /** A new branch with the sample and its first change. */
  creation: 5,
  /** A new branch with a million rows and its first change. */
  largeCreation: 50,
  /** The memory of a branch with one change. */
  bytes: 64 * 1024,
  /** The delay of the fault rule. */
  delay: 200,
  /** The maximum difference between the actual delay and the delay of the rule. */
  delayDeviation: 10,
  /** The share that an open control panel adds to the CPU time of a request. */
  panelOverhead: 0.05,
};
