// Adds faults to the product, one fault at a time, and prints the faults that the tests of `npm test` detect.
// Only tests that belong to the changed file run.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { importTypeScript } from '../../tools/importTypeScript.mjs';

const { mutations } = await importTypeScript('test/mutations/mutations.ts');
const requiredCount = 27;
const root = join(import.meta.dirname, '../../..');
let restore = () => {};
process.on('exit', () => restore());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const results = mutations.map(({ kind, fault, file, from, to }) => {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) {
    throw new Error(
      `"${from}" must occur once in ${file}. Update server/test/mutations/mutations.ts.`,
    );
  }

  restore = () => writeFileSync(path, source);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const isDetected = !runTests(kind, file);
  restore();

  console.log(`${isDetected ? 'detected' : 'MISSED  '}  ${kind.padEnd(11)}  ${fault}`);
  return isDetected;
});

const detectedCount = results.filter(Boolean).length;
console.log(
  `\n${detectedCount} of ${results.length} faults are detected. ${requiredCount} are required.`,
);
process.exitCode = detectedCount >= requiredCount ? 0 : 1;

/** Returns whether the tests pass. */
function runTests(kind, file) {
  const [workspace] = file.split('/');
  const folder = relative(workspace, dirname(file));
  const args = {
    collections: ['--root=server', `${folder}/`],
    'REST core': ['--root=server', 'rest', 'test/contract/', 'features/todo/', 'app', '--bail=1'],
    screens: ['--root=client', '--project=node', '--project=dom', `${folder}/`],
  }[kind];
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--tags-filter=!nightly', ...args],
    { cwd: root, stdio: 'ignore', env: { ...process.env, TEST_SCALE: 'quick' } },
  );
  return status === 0;
}
