// Measures Frontdesk and its peers in one run on one machine, and checks the targets.
//   npm run bench -- --rounds 3 --only rest,raw       some variants, three rounds each
//   npm run bench -- --only search,flatness,start     some scenarios, flatness, start, journal, state, branches, plugins
//   npm run bench -- --built                          uses the existing build
//   FRONTDESK=path/main.js npm run bench -- --built   measures another build
//   npm run bench -- --gzip                           requests compressed responses, as browsers do
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBranches } from './branches.mjs';
import { compare } from './compare.mjs';
import { measureFlatness } from './flatness.mjs';
import { measureJournal } from './journal.mjs';
import { installPeers, root } from './peers.mjs';
import { measurePlugins } from './plugins.mjs';
import { scenarios } from './scenarios.mjs';
import { measureStart } from './start.mjs';
import { measureState } from './state.mjs';
import { formatTable, formatVerdicts } from './table.mjs';
import { variants } from './variants.mjs';

const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    gzip: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const encoding = values.gzip ? 'gzip' : 'identity';
const selectedNames = values.only.split(',').filter(Boolean);
const parts = [
  ...scenarios.map(({ id }) => id),
  'flatness',
  'start',
  'journal',
  'state',
  'branches',
  'plugins',
];
const validNames = [...variants.map(({ id }) => id), ...parts];
if (!selectedNames.every((id) => validNames.includes(id)) || !(rounds >= 1)) {
  throw new Error(`--only must be a list of ${validNames}, and --rounds a number from 1.`);
}

/** Returns the ids of `--only`, or all ids if `--only` has none of them. */
const select = (ids) => {
  const selected = ids.filter((id) => selectedNames.includes(id));
  return new Set(selected.length > 0 ? selected : ids);
};
const selectedParts = select(parts);
const selectedVariants = select(variants.map(({ id }) => id));

const print = (text) => process.stdout.write(`${text}\n`);

if (!values.built) {
  execFileSync(process.execPath, [join(root, 'server/build/build.mjs'), '--if-needed'], {
    stdio: 'inherit',
  });
}
installPeers(print);
print(
  `\nNode ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}, ${rounds} rounds\n`,
);

const lines = [];
if (selectedParts.has('start')) lines.push(await measureStart());

const selectedScenarios = scenarios.filter(({ id }) => selectedParts.has(id));
const results = [];
for (const dataset of new Set(selectedScenarios.map((scenario) => scenario.dataset))) {
  const datasetScenarios = selectedScenarios.filter((scenario) => scenario.dataset === dataset);
  const measured = await compare(dataset, {
    scenarios: datasetScenarios,
    variants: variants.filter(
      ({ id }) => selectedVariants.has(id) && dataset.variants.includes(id),
    ),
    rounds,
    encoding,
  });
  results.push(...measured);
  // The table is printed now, so that an interrupted run also has results.
  for (const scenario of datasetScenarios) print(`${formatTable(scenario, results)}\n`);
}

if (selectedParts.has('flatness')) lines.push(...(await measureFlatness({ rounds, encoding })));
if (selectedParts.has('state')) lines.push(...(await measureState()));
if (selectedParts.has('branches')) lines.push(...(await measureBranches()));
if (selectedParts.has('plugins')) print(await measurePlugins());
if (selectedParts.has('journal')) lines.push(...(await measureJournal({ rounds })));
for (const line of [...formatVerdicts(results), ...lines]) print(line);
