// Runs the tests of `npm test`, and prints the time by kind and the slowest tests.
//   --all        runs the tests of `npm run test:all`
//   --shard=1/4  runs one of four parts of the tests
//   --kind=unit  runs only one kind: check, build, unit, browser, or soak of `--all`
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    shard: { type: 'string' },
    kind: {
      type: 'string',
      multiple: true,
      default: ['check', 'build', 'unit', 'browser', 'soak'],
    },
  },
});

/** The maximum duration of `npm test` in seconds, on two cores. A longer duration results in a warning. */
const budget = 480;
const slowestCount = 10;

const root = join(import.meta.dirname, '../..');
const results = join(root, 'dist/test-results');
const shard = options.shard ? [`--shard=${options.shard}`] : [];
const createVitestArgs = (name, ...args) => [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  `--root=${name}`,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(results, `${name}.json`)}`,
  ...shard,
  ...(options.all ? [] : ['--tags-filter=!nightly']),
  ...args,
];
const clientProjects = options.all ? [] : ['--project=node', '--project=dom'];

// The soak test cannot be divided, so the first shard runs the whole test.
const runsSoak = options.all && (options.shard ?? '1/').startsWith('1/');
// The requests of `npm run soak` would take longer than all tests of the server.
const soakArgs = [join(root, 'server/test/fuzz/soak.mjs'), '--requests=200000'];

const steps = [
  { kind: 'check', name: 'check', command: ['npm', 'run', 'check'] },
  {
    kind: 'build',
    name: 'build',
    args: [join(root, 'server/tools/build/build.mjs'), '--if-needed'],
  },
  { kind: 'build', name: 'static site', args: [join(root, 'server/tools/build/buildStatic.mjs')] },
  { kind: 'unit', name: 'server', args: createVitestArgs('server'), read: readVitest },
  {
    kind: 'unit',
    name: 'client',
    args: createVitestArgs('client', ...clientProjects),
    read: readVitest,
  },
  {
    kind: 'browser',
    name: 'browser',
    args: [
      join(root, 'client/e2e/run.mjs'),
      `--reporter=line,json${options.all ? ',html' : ''}`,
      ...shard,
      ...(options.all ? [] : ['--grep=@critical']),
    ],
    read: readPlaywright,
  },
  ...(runsSoak ? [{ kind: 'soak', name: 'soak', args: soakArgs }] : []),
].filter(({ kind }) => options.kind.includes(kind));

rmSync(results, { recursive: true, force: true });
const durations = [];
const tests = [];
let exitCode = 0;

for (const { kind, name, command, args = [], read } of steps) {
  const [file, ...rest] = command ?? [process.execPath, ...args];
  const start = performance.now();
  const { status } = spawnSync(file, rest, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_SCALE: options.all ? 'full' : 'quick',
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json'),
    },
  });
  durations.push({ name, seconds: (performance.now() - start) / 1000 });
  const report = join(results, `${name}.json`);
  if (read && existsSync(report)) tests.push(...read(JSON.parse(readFileSync(report, 'utf8'))));
  if (status === 0) continue;
  exitCode = status ?? 1;
  // A run of all tests continues, so that it finds all failures. After a failed check or build, most tests would fail, too.
  if (!options.all || kind === 'check' || kind === 'build') break;
}

printSummary();
process.exit(exitCode);

function printSummary() {
  console.log(`\nThe slowest ${slowestCount} tests:`);
  for (const { seconds, file, title } of tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestCount)) {
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}: ${title}`);
  }

  console.log('\nTime by kind:');
  for (const { name, seconds } of durations) {
    console.log(`${seconds.toFixed(0).padStart(8)} s  ${name}`);
  }
  const total = durations.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`${total.toFixed(0).padStart(8)} s  total`);
  if (!options.all && total > budget) {
    console.warn(`\nWarning: npm test took longer than ${budget} s.`);
  }
}

function readVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      file: name.slice(root.length + 1),
      title: fullName,
    })),
  );
}

function readPlaywright({ suites }) {
  return suites.flatMap(listTestsOfSuite);
}

function listTestsOfSuite({ specs = [], suites = [] }) {
  const ownTests = specs.flatMap(({ file, title, tests: runs }) =>
    runs.flatMap(({ projectName, results: attempts }) =>
      attempts.map(({ duration }) => ({
        seconds: duration / 1000,
        file: `client/e2e/${file}`,
        title: projectName === 'default' ? title : `${title} (${projectName})`,
      })),
    ),
  );
  return [...ownTests, ...suites.flatMap(listTestsOfSuite)];
}
