import { measure, summarize } from './measure.mjs';
import { startVariant } from './variants.mjs';

/** Starts all variants with the same rows, then measures them in turn, round after round. */
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
          const own = requestsFor(server, requests, encoding);
          const sample = await measure(server, own, amountFor(server, scenario));
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

/** Checks that the response has the expected rows, then lets the server optimize its code. */
export async function warmUp(server, scenario, requests, rows, encoding) {
  const { protocol, title } = server.variant;
  const all = rows[protocol === 'graphql' ? 'graphql' : 'rest'];
  const own = requestsFor(server, requests, encoding);

  for (const [index, { expected }] of requests.slice(0, 5).entries()) {
    const { path, ...request } = own[index];
    const response = await fetch(server.origin + path, request);
    const found = scenario.readRows[protocol](await response.json(), response.headers);
    if (withoutOrder(found) !== withoutOrder(expected(all))) {
      throw new Error(`${title} returns other rows in "${scenario.title}".`);
    }
  }
  await measure(server, own, Math.ceil(amountFor(server, scenario) / 2));
}

export function requestsFor({ variant }, requests, encoding) {
  return requests.map(({ [variant.protocol]: request }) => ({
    ...request,
    headers: { ...request.headers, 'accept-encoding': encoding },
  }));
}

/** A slow peer gets fewer requests, so that the run ends. */
function amountFor({ variant }, { amount, amountForMock = amount }) {
  return variant.protocol === 'jsonServer' ? amountForMock : amount;
}

/** The order of rows and keys is not compared. */
function withoutOrder({ rows, total }) {
  const byId = [...rows].sort((a, b) => a.id - b.id);
  const entries = byId.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify([total, entries]);
}
