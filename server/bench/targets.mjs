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

/** The p99 over 100 000 rows, as a multiple of that over 1 000. */
export const maxGrowth = 2;
