import { measure, summarize } from './measure.mjs';
import { startVariant } from './variants.mjs';

/** Starts all variants with the same rows. Measures one variant after the other in each round. */
export async function compare(dataset, { scenarios, variants, rounds, encoding }) {
  const servers = [];
  const results = [];
  try {
    const rows = await dataset.rows();
    for (const variant of variants) servers.push(await startVariant(variant, dataset, rows));

    for (const scenario of scenarios) {
      const requests = scenario.createRequests(rows);
      const samples = new Map(servers.map(({ variant }) => [variant.id, []]));
      for (const server of servers) await warmUp(server, scenario, requests, rows, encoding);
      for (let round = 0; round < rounds; round += 1) {
        for (const server of servers) {
          const ownRequests = createRequests(server, requests, encoding);
          const sample = await measure(server, ownRequests, getAmount(server, scenario));
          samples.get(server.variant.id).push(sample);
        }
      }
      for (const [variant, measured] of samples) {
        results.push({ scenario: scenario.id, variant, ...summarize(measured) });
      }
    }
  } finally {
    for (const server of servers) server.stop();
  }
  return results;
}

/**
 * Checks that the responses have the expected rows. Then sends requests, so that V8 optimizes the code of the server.
 */
export async function warmUp(server, scenario, requests, rows, encoding) {
  const { protocol, title } = server.variant;
  const allRows = rows[protocol === 'graphql' ? 'graphql' : 'rest'];
  const ownRequests = createRequests(server, requests, encoding);

  for (const [index, { expected }] of requests.slice(0, 5).entries()) {
    const { path, ...request } = ownRequests[index];
    const response = await fetch(server.origin + path, request);
    const foundRows = scenario.readRows[protocol](await response.json(), response.headers);
    if (serializeSorted(foundRows) !== serializeSorted(expected(allRows))) {
      throw new Error(`${title} returns other rows in "${scenario.title}".`);
    }
  }
  await measure(server, ownRequests, Math.ceil(getAmount(server, scenario) / 2));
}

export function createRequests({ variant }, requests, encoding) {
  return requests.map(({ [variant.protocol]: request }) => ({
    ...request,
    headers: { ...request.headers, 'accept-encoding': encoding },
  }));
}

/** Returns the number of requests. json-server is slow and gets fewer requests, so that the run ends. */
function getAmount({ variant }, { amount, amountForMock = amount }) {
  return variant.protocol === 'jsonServer' ? amountForMock : amount;
}

/** Returns the rows and the total as text, independently of the order of rows and keys. */
function serializeSorted({ rows, total }) {
  const byId = [...rows].sort((a, b) => a.id - b.id);
  const entries = byId.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify([total, entries]);
}
