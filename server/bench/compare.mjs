import { drive, median } from './measure.mjs';
import { startVariant } from './variants.mjs';

/** Starts every variant on the same rows, then measures them in turn, round after round. */
export async function compare(world, { scenarios, variants, rounds, encoding }) {
  const servers = [];
  const results = [];
  try {
    const rows = await world.rows();
    for (const variant of variants) servers.push(await startVariant(variant, world, rows));

    for (const scenario of scenarios) {
      const questions = scenario.ask(rows);
      const samples = new Map(servers.map(({ variant }) => [variant.id, []]));
      for (const server of servers) await warmUp(server, scenario, questions, rows, encoding);
      for (let round = 0; round < rounds; round += 1) {
        for (const server of servers) {
          const asked = requestsTo(server, questions, encoding);
          const sample = await drive(server, asked, amountFor(server, scenario));
          samples.get(server.variant.id).push(sample);
        }
      }
      for (const [variant, measured] of samples) {
        results.push({ scenario: scenario.id, variant, ...median(measured) });
      }
    }
  } finally {
    for (const server of servers) server.stop();
  }
  return results;
}

/** Checks that the answers are the same rows as everyone's, then lets the machine compile. */
export async function warmUp(server, scenario, questions, rows, encoding) {
  const { speaks, title } = server.variant;
  const kept = rows[speaks === 'graphql' ? 'graphql' : 'rest'];
  const asked = requestsTo(server, questions, encoding);

  for (const [index, question] of questions.slice(0, 5).entries()) {
    const { path, ...request } = asked[index];
    const reply = await fetch(server.origin + path, request);
    const found = scenario.found[speaks](await reply.json(), reply.headers);
    if (unordered(found) !== unordered(question.expected(kept))) {
      throw new Error(`${title} answers something else to "${scenario.title}".`);
    }
  }
  await drive(server, asked, Math.ceil(amountFor(server, scenario) / 2));
}

export function requestsTo({ variant }, questions, encoding) {
  return questions.map(({ [variant.speaks]: request }) => ({
    ...request,
    headers: { ...request.headers, 'accept-encoding': encoding },
  }));
}

/** A slow peer is asked less often, so that the whole comes to an end. */
function amountFor({ variant }, { requests = 5000, requestsOfMock = requests }) {
  return variant.speaks === 'jsonServer' ? requestsOfMock : requests;
}

/** Neither the order of rows nor that of keys is work worth comparing. */
function unordered({ rows, total }) {
  const byId = [...rows].sort((a, b) => a.id - b.id);
  const entries = byId.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify([total, entries]);
}
