// Measures Frontdesk and comparable servers (the peers) in one run on one machine, and checks the targets.
//   npm run bench -- --rounds 3 --only rest,raw       measures some variants, three rounds each
//   npm run bench -- --only search,flatness,start     runs some measurements (see README.md)
//   npm run bench -- --built                          uses the existing build
//   FRONTDESK=path/main.js npm run bench -- --built   measures another build
//   npm run bench -- --gzip                           requests compressed responses, as browsers do
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBranches } from './branches.mjs';
import { compareVariants } from './compareVariants.mjs';
import { measureFlatness } from './flatness.mjs';
import { measureJournal } from './journal.mjs';
import { installPeers, rootFolder } from './peers.mjs';
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
const requestedIds = values.only.split(',').filter(Boolean);
const measurementIds = [
  ...scenarios.map(({ id }) => id),
  'flatness',
  'start',
  'journal',
  'state',
  'branches',
  'plugins',
];
const validIds = [...variants.map(({ id }) => id), ...measurementIds];
if (!requestedIds.every((id) => validIds.includes(id))) {
  throw new Error(`--only must be a comma-separated list of these names: ${validIds.join(', ')}`);
}
if (!(rounds >= 1)) throw new Error('--rounds must be a number of at least 1');

/** Returns the requested ids, or all ids if none of them is requested. */
const selectIds = (ids) => {
  const selected = ids.filter((id) => requestedIds.includes(id));
  return new Set(selected.length > 0 ? selected : ids);
};
const selectedMeasurements = selectIds(measurementIds);
const selectedVariants = selectIds(variants.map(({ id }) => id));

const print = (text) => process.stdout.write(`${text}\n`);

if (!values.built) {
  execFileSync(
    process.execPath,
    [join(rootFolder, 'server/tools/build/build.mjs'), '--if-needed'],
    {
      stdio: 'inherit',
    },
  );
}
installPeers(print);
print(
  `\nNode ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}, ${rounds} rounds\n`,
);

const lines = [];
if (selectedMeasurements.has('start')) lines.push(await measureStart());

const selectedScenarios = scenarios.filter(({ id }) => selectedMeasurements.has(id));
const results = [];
for (const dataset of new Set(selectedScenarios.map((scenario) => scenario.dataset))) {
  const datasetScenarios = selectedScenarios.filter((scenario) => scenario.dataset === dataset);
  const datasetResults = await compareVariants(dataset, {
    scenarios: datasetScenarios,
    variants: variants.filter(
      ({ id }) => selectedVariants.has(id) && dataset.variants.includes(id),
    ),
    rounds,
    encoding,
  });
  results.push(...datasetResults);
  // The results of each dataset are printed immediately, so that an interrupted run has shown some.
  for (const scenario of datasetScenarios) print(`${formatTable(scenario, results)}\n`);
}

if (selectedMeasurements.has('flatness'))
  lines.push(...(await measureFlatness({ rounds, encoding })));
if (selectedMeasurements.has('state')) lines.push(...(await measureState()));
if (selectedMeasurements.has('branches')) lines.push(...(await measureBranches()));
if (selectedMeasurements.has('plugins')) print(await measurePlugins());
if (selectedMeasurements.has('journal')) lines.push(...(await measureJournal({ rounds })));
for (const line of [...formatVerdicts(results), ...lines]) print(line);
