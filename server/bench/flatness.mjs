// Measures whether Frontdesk is as fast with 100 000 rows as with 1 000.
import { createRequests, warmUp } from './compare.mjs';
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
const rest = variants.find(({ id }) => id === 'rest');

export async function measureFlatness(options) {
  const [few, many] = sizes.map(createScenarios);
  const lines = [];
  for (const [index, scenario] of few.entries()) {
    lines.push(await measurePair([scenario, many[index]], options));
  }
  return lines;
}

/** Measures both sizes in turn, so that a disturbance of the machine affects both. */
async function measurePair(pair, { rounds, encoding }) {
  const sides = [];
  try {
    for (const scenario of pair) {
      const rows = await scenario.dataset.rows();
      const server = await startVariant(rest, scenario.dataset, rows);
      const requests = scenario.createRequests(rows);
      sides.push({ server, requests: createRequests(server, requests, encoding), samples: [] });
      await warmUp(server, scenario, requests, rows, encoding);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, requests, samples } of sides) {
        samples.push(await measure(server, requests, amount));
      }
    }
  } finally {
    for (const { server } of sides) server.stop();
  }
  const [few, many] = sides.map(({ samples }) => summarize(samples));
  return formatLine(pair[0].id, few, many);
}

function formatLine(id, few, many) {
  const growth = many.p99 / few.p99;
  const verdict = growth <= maxGrowth ? 'PASS' : 'MISS';
  const p99 = `${few.p99.toFixed(1)} ms over 1 000 rows, ${many.p99.toFixed(1)} ms over 100 000`;
  const cpu = `${(many.cpu / few.cpu).toFixed(2)} x the CPU time`;
  return `${verdict}  ${id}: p99 ${p99}: ${growth.toFixed(2)} x, target: at most ${maxGrowth}; ${cpu}`;
}
