// Whether our own server answers as quickly over 100 000 rows as over 1 000.
import { requestsTo, warmUp } from './compare.mjs';
import { drive, median } from './measure.mjs';
import { scenariosAt } from './scenarios.mjs';
import { startVariant, variants } from './variants.mjs';

const atMost = 2;
const requests = 4000;
const sizes = [
  { suffix: '', size: '1 000 rows', seedRows: 1000 },
  { suffix: '', size: '100 000 rows', seedRows: 100_000 },
];
const rest = variants.find(({ id }) => id === 'rest');

/** Both sizes at once, and in turn: a busy moment of the machine disturbs both alike. */
export async function flatness(options) {
  const [few, many] = sizes.map(scenariosAt);
  const lines = [];
  for (const [index, scenario] of few.entries()) {
    lines.push(await flatnessOf([scenario, many[index]], options));
  }
  return lines;
}

async function flatnessOf(pair, { rounds, encoding }) {
  const sides = [];
  try {
    for (const scenario of pair) {
      const rows = await scenario.world.rows();
      const server = await startVariant(rest, scenario.world, rows);
      const questions = scenario.ask(rows);
      sides.push({ server, asked: requestsTo(server, questions, encoding), samples: [] });
      await warmUp(server, scenario, questions, rows, encoding);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, asked, samples } of sides) {
        samples.push(await drive(server, asked, requests));
      }
    }
  } finally {
    for (const { server } of sides) server.stop();
  }
  return lineOf(
    pair[0].id,
    sides.map(({ samples }) => median(samples)),
  );
}

function lineOf(id, [few, many]) {
  const grown = many.p99 / few.p99;
  const verdict = grown <= atMost ? 'PASS' : 'MISS';
  const p99 = `${few.p99.toFixed(1)} ms over 1 000 rows, ${many.p99.toFixed(1)} ms over 100 000`;
  const cpu = `${(many.cpu / few.cpu).toFixed(2)} x the CPU`;
  return `${verdict}  ${id}: p99 ${p99}: ${grown.toFixed(2)} x, wanted at most ${atMost}; ${cpu}`;
}
