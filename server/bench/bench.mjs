// Measures Frontdesk beside its peers, in one run on one machine, and checks the targets.
//   npm run bench -- --rounds 3 --only rest,raw   measures some variants, three rounds each
//   npm run bench -- --only search,flat,start     measures some scenarios, flatness, cold start
//   npm run bench -- --built                      takes what is built already
//   FRONTDESK=path/main.js npm run bench -- --built   takes another build of ours
//   npm run bench -- --gzip                       asks for compressed replies, as browsers do
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare.mjs';
import { flatness } from './flat.mjs';
import { installPeers, root } from './peers.mjs';
import { scenarios } from './scenarios.mjs';
import { coldStart } from './start.mjs';
import { table, verdicts } from './table.mjs';
import { variants } from './variants.mjs';

const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    gzip: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const encoding = values.gzip ? 'gzip' : 'identity';
const named = values.only.split(',').filter(Boolean);
const parts = [...scenarios.map(({ id }) => id), 'flat', 'start'];
const known = [...variants.map(({ id }) => id), ...parts];
if (!named.every((id) => known.includes(id)) || !(rounds >= 1)) {
  throw new Error(`--only takes some of ${known}, --rounds a number from 1.`);
}

/** Whoever names none of a kind means all of them. */
const among = (ids) => {
  const chosen = ids.filter((id) => named.includes(id));
  return new Set(chosen.length > 0 ? chosen : ids);
};
const wantedParts = among(parts);
const wantedVariants = among(variants.map(({ id }) => id));

const say = (text) => process.stdout.write(`${text}\n`);

if (!values.built) {
  execFileSync(process.execPath, [join(root, 'server/build.mjs'), '--if-needed'], {
    stdio: 'inherit',
  });
}
installPeers(say);
say(`\nNode ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}, ${rounds} rounds\n`);

const lines = [];
if (wantedParts.has('start')) lines.push(await coldStart());

const asked = scenarios.filter(({ id }) => wantedParts.has(id));
const results = [];
for (const world of new Set(asked.map((scenario) => scenario.world))) {
  const here = asked.filter((scenario) => scenario.world === world);
  const measured = await compare(world, {
    scenarios: here,
    variants: variants.filter(({ id }) => wantedVariants.has(id) && world.keepers.includes(id)),
    rounds,
    encoding,
  });
  results.push(...measured);
  // At once: a long run that is cut off has not been for nothing.
  for (const scenario of here) say(`${table(scenario, results)}\n`);
}

if (wantedParts.has('flat')) lines.push(...(await flatness({ rounds, encoding })));
for (const line of [...verdicts(results), ...lines]) say(line);
