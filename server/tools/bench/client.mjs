// Measures how the dashboard loads in Chromium, and compares it with an earlier commit.
//   npm run bench:client                                     measures this build
//   npm run bench:client -- --against 3960afdc --runs 5      compares it with a commit, in alternating runs
//   npm run bench:client -- --pages /,/apps/user/list        measures some pages
//   npm run bench:client -- --slowdown 1                     measures without a slower CPU
// Each run has a new browser context with an empty cache. CPU times come from a trace, so that waiting does not count.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../../client/e2e/chromium.mjs';
import { analyzeTrace } from './clientTrace.mjs';
import { rootFolder } from './peers.mjs';
import { startScript } from './variants.mjs';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/apps/user/list' },
    slowdown: { type: 'string', default: '4' },
  },
});
const runCount = Number(values.runs);
const slowdown = Number(values.slowdown);
if (!(runCount >= 1)) throw new Error('--runs must be a number of at least 1');
if (!(slowdown >= 1)) throw new Error('--slowdown must be a number of at least 1');
const paths = values.pages.split(',');

/** Milliseconds without requests and long tasks after which a page counts as loaded. */
const quietTime = 2_000;
const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

const metrics = [
  { id: 'cpu', title: 'CPU of the main thread, ms' },
  { id: 'largestPaint', title: 'largest paint, ms' },
  { id: 'blockingCpu', title: 'blocking time by CPU, ms' },
  { id: 'script', title: 'JavaScript, KiB' },
  { id: 'style', title: 'CSS, KiB' },
  { id: 'requests', title: 'requests' },
  { id: 'layoutShift', title: 'layout shift' },
];

const run = (file, args, cwd) => execFileSync(file, args, { cwd, stdio: 'inherit' });

/** Builds a commit in a folder of its own, which later calls use again. Returns the folder. */
function buildCommit(commit) {
  const folder = join(rootFolder, '.bench/commits', commit);
  if (!existsSync(folder)) {
    run('git', ['worktree', 'add', '--detach', folder, commit], rootFolder);
    run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  }
  run('npm', ['run', 'build'], folder);
  return folder;
}

/** Signs in as the administrator, and returns the state of the storage. */
async function signIn(browser, origin) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: /^Fill in admin/ }).click();
  // "Remember me": the session of a tab would not be part of the state.
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Loads a page once, and returns its figures. */
async function measurePage(browser, { origin, storageState }, path) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: origin, viewport, storageState });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observePaints);

  const sizes = { Script: 0, Stylesheet: 0 };
  const types = new Map();
  let requests = 0;
  let lastActivity = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
    types.set(requestId, type);
    requests += 1;
    lastActivity = performance.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type in sizes) sizes[type] += encodedDataLength;
    lastActivity = performance.now();
  });

  await browser.startTracing(page, { categories: traceCategories });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  while (performance.now() - lastActivity < quietTime) await setTimeout(100);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const paints = await page.evaluate(() => globalThis.paints);
  await context.close();

  return {
    ...analyzeTrace(trace.traceEvents, origin),
    ...paints,
    script: sizes.Script / 1024,
    style: sizes.Stylesheet / 1024,
    requests,
  };
}

/** Records the largest paint and the layout shift. Runs in the page. */
function observePaints() {
  globalThis.paints = { largestPaint: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.paints.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) globalThis.paints.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function getMedian(results, id) {
  const sorted = results.map((result) => result[id]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const formatValue = (value) =>
  value < 10 && !Number.isInteger(value) ? value.toFixed(3) : value.toFixed(0);

function printTable(path, builds) {
  const [current, earlier] = builds.map(({ results }) => results.get(path));
  console.log(
    `\n| ${path} | ${builds.map(({ name }) => name).join(' | ')} |${earlier ? ' ratio |' : ''}`,
  );
  console.log(`|---|${'--:|'.repeat(builds.length + (earlier ? 1 : 0))}`);
  for (const { id, title } of metrics) {
    const value = getMedian(current, id);
    const cells = [title, formatValue(value)];
    if (earlier) {
      const base = getMedian(earlier, id);
      cells.push(formatValue(base), base ? (value / base).toFixed(2) : '-');
    }
    console.log(`| ${cells.join(' | ')} |`);
  }
}

run(
  process.execPath,
  [join(rootFolder, 'server/tools/build/build.mjs'), '--if-needed'],
  rootFolder,
);
const folders = [
  { name: 'this build', folder: rootFolder },
  ...(values.against ? [{ name: values.against, folder: buildCommit(values.against) }] : []),
];
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const builds = [];
try {
  for (const { name, folder } of folders) {
    const server = await startScript(join(folder, 'dist/server/main.js'));
    const storageState = await signIn(browser, server.origin);
    builds.push({
      ...server,
      name,
      storageState,
      results: new Map(paths.map((path) => [path, []])),
    });
  }
  for (let count = 0; count < runCount; count += 1) {
    for (const path of paths) {
      for (const build of builds) {
        build.results.get(path).push(await measurePage(browser, build, path));
      }
    }
  }
  console.log(`\nMedians of ${runCount} runs, CPU ${slowdown} x slower, empty cache`);
  for (const path of paths) printTable(path, builds);
} finally {
  for (const { stop } of builds) stop();
  await browser.close();
}
