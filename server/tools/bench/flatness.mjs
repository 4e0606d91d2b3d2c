// Compares the response times of Frontdesk with 1 000 and with 100 000 rows.
import { createServerRequests, warmUp } from './compareVariants.mjs';
import { measure, summarize } from './measure.mjs';
import { createScenarios } from './scenarios.mjs';
import { maxGrowth } from './targets.mjs';
import { startVariant, variants } from './variants.mjs';

const amount = 4000;
const sizes = [1000, 100_000].map((seedRows) => ({
  suffix: '',
  size: `${seedRows} rows`,
  seedRows,
  amount,
}));
const restVariant = variants.find(({ id }) => id === 'rest');

export async function measureFlatness(options) {
  const [smallScenarios, largeScenarios] = sizes.map(createScenarios);
  const lines = [];
  for (const [index, scenario] of smallScenarios.entries()) {
    lines.push(await measurePair([scenario, largeScenarios[index]], options));
  }
  return lines;
}

/** Measures both sizes in turn, so that other processes on the machine affect both. */
async function measurePair(pair, { rounds, encoding }) {
  const runs = [];
  try {
    for (const scenario of pair) {
      const rows = await scenario.dataset.loadRows();
      const server = await startVariant(restVariant, scenario.dataset, rows);
      const requests = scenario.createRequests(rows);
      runs.push({
        server,
        requests: createServerRequests(server, requests, encoding),
        samples: [],
      });
      await warmUp(server, scenario, requests, rows, encoding);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, requests, samples } of runs) {
        samples.push(await measure(server, requests, amount));
      }
    }
  } finally {
    for (const { server } of runs) server.stop();
  }
  const [small, large] = runs.map(({ samples }) => summarize(samples));
  return formatLine(pair[0].id, small, large);
}

function formatLine(id, small, large) {
  const growth = large.p99 / small.p99;
  const verdict = growth <= maxGrowth ? 'PASS' : 'MISS';
  const p99 = `${small.p99.toFixed(1)} ms with 1 000 rows, ${large.p99.toFixed(1)} ms with 100 000`;
  const cpu = `${(large.cpu / small.cpu).toFixed(2)} x the CPU time`;
  return `${verdict}  ${id}: p99 ${p99} (${growth.toFixed(2)} x, target: at most ${maxGrowth}), ${cpu}`;
}
