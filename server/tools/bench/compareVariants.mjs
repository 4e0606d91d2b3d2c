import { measure, summarize } from './measure.mjs';
import { startVariant } from './variants.mjs';

/** Starts all variants with the same rows, then measures each variant once per round. */
export async function compareVariants(dataset, { scenarios, variants, rounds, encoding }) {
  const servers = [];
  const results = [];
  try {
    const rows = await dataset.loadRows();
    for (const variant of variants) servers.push(await startVariant(variant, dataset, rows));

    for (const scenario of scenarios) {
      const requests = scenario.createRequests(rows);
      const samples = new Map(servers.map(({ variant }) => [variant.id, []]));
      for (const server of servers) await warmUp(server, scenario, requests, rows, encoding);
      for (let round = 0; round < rounds; round += 1) {
        for (const server of servers) {
          const serverRequests = createServerRequests(server, requests, encoding);
          const sample = await measure(server, serverRequests, getAmount(server, scenario));
          samples.get(server.variant.id).push(sample);
        }
      }
      for (const [variant, variantSamples] of samples) {
        results.push({ scenario: scenario.id, variant, ...summarize(variantSamples) });
      }
    }
  } finally {
    for (const server of servers) server.stop();
  }
  return results;
}

/** Checks the rows of the first responses, then sends requests so that V8 optimizes the code of the server. */
export async function warmUp(server, scenario, requests, rows, encoding) {
  const { protocol, title } = server.variant;
  const allRows = rows[protocol === 'graphql' ? 'graphql' : 'rest'];
  const serverRequests = createServerRequests(server, requests, encoding);

  for (const [index, { getExpectedRows }] of requests.slice(0, 5).entries()) {
    const { path, ...request } = serverRequests[index];
    const response = await fetch(server.origin + path, request);
    const actual = scenario.rowReaders[protocol](await response.json(), response.headers);
    if (serializeUnordered(actual) !== serializeUnordered(getExpectedRows(allRows))) {
      throw new Error(`${title} returns unexpected rows for "${scenario.title}"`);
    }
  }
  await measure(server, serverRequests, Math.ceil(getAmount(server, scenario) / 2));
}

/** Returns the requests in the protocol of a server. */
export function createServerRequests({ variant }, requests, encoding) {
  return requests.map(({ [variant.protocol]: request }) => ({
    ...request,
    headers: { ...request.headers, 'accept-encoding': encoding },
  }));
}

/** Returns the number of requests. json-server is slow and gets fewer, so that the measurement ends in time. */
function getAmount({ variant }, { amount, amountForJsonServer = amount }) {
  return variant.protocol === 'jsonServer' ? amountForJsonServer : amount;
}

/** Serializes rows for a comparison that ignores the order of rows and keys. */
function serializeUnordered({ rows, total }) {
  const byId = [...rows].sort((a, b) => a.id - b.id);
  const entries = byId.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify([total, entries]);
}
