// Measures the cost of branches, delays and an open control panel.
import autocannon from 'autocannon';
import { importTypeScript } from '../importTypeScript.mjs';
import { fetchCpuTime, getMedian } from './measure.mjs';
import { branchLimits as limits } from './targets.mjs';

const { startServerProcess } = await importTypeScript('tools/cluster/serverProcess.ts');

/** The rows of each large collection, so that all collections together have a million rows. */
const millionSeedRows = 140_000;
const json = { 'content-type': 'application/json' };
const headers = { ...json, 'x-branch': 'pr-42' };
const searchPath = '/apps/todo/tasks?q=desks%20of%20nobody';
const searchBody = { query: 'query Found { tasks(q: "desks of nobody") { id } }' };

const formatLine = (isMet, text) => `${isMet ? 'PASS' : 'MISS'}  branches: ${text}`;

export async function measureBranches() {
  return [...(await measureCreation()), await measureDelays(), ...(await measureControlPanel())];
}

async function measureCreation() {
  const module = await importTypeScript('tools/bench/newBranches.ts');
  const sample = await module.measureNewBranches();
  const large = await module.measureNewBranches(millionSeedRows);
  const formatCreation = ({ rows, p99 }, max) =>
    formatLine(
      p99 <= max,
      `a new branch of ${rows.toLocaleString('en')} rows and its first change take at most ${p99.toFixed(2)} ms (p99), target: ${max}`,
    );
  return [
    formatCreation(sample, limits.creation),
    formatCreation(large, limits.largeCreation),
    formatLine(
      sample.bytes <= limits.bytes,
      `a branch with one change takes ${(sample.bytes / 1024).toFixed(1)} KiB, target: ${limits.bytes / 1024}`,
    ),
  ];
}

/** Measures the difference in milliseconds between the delay of a fault rule and the actual delay. */
async function measureDelays() {
  const server = await startServerProcess({ NODE_ENV: 'production' });
  const requests = [
    () => fetch(server.origin + searchPath, { headers }),
    () =>
      fetch(`${server.origin}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify(searchBody),
      }),
  ];
  for (let count = 0; count < 200; count += 1) {
    for (const send of requests) await (await send()).text();
  }
  const rules = [
    { name: 'REST', route: 'GET /apps/todo/tasks', delay: limits.delay },
    { name: 'GraphQL', operation: 'Found', delay: limits.delay },
  ];
  await fetch(`${server.origin}/gateway/faults`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ rules }),
  });

  const deviations = [];
  for (let count = 0; count < 50; count += 1) {
    for (const send of requests) {
      const start = performance.now();
      await (await send()).text();
      deviations.push(Math.abs(performance.now() - start - limits.delay));
    }
  }
  await server.stop();
  const maxDeviation = Math.max(...deviations);
  return formatLine(
    maxDeviation <= limits.delayDeviation,
    `the delay of 100 responses (REST and GraphQL) differs from ${limits.delay} ms by at most ${maxDeviation.toFixed(1)} ms, target: ${limits.delayDeviation}`,
  );
}

/** Compares the CPU time of requests at full load with and without a control panel that lists the requests. */
async function measureControlPanel() {
  const server = await startServerProcess({ NODE_ENV: 'production' });
  const samples = { closed: [], open: [] };
  await measureLoad(server.origin);
  for (let round = 0; round < 5; round += 1) {
    samples.closed.push(await measureLoad(server.origin));
    const subscription = await subscribeToRequests(server.origin);
    samples.open.push(await measureLoad(server.origin));
    subscription.abort();
  }
  await server.stop();
  const [closed, open] = [getMedian(samples.closed), getMedian(samples.open)];
  const overhead = open / closed - 1;
  return [
    formatLine(
      overhead <= limits.panelOverhead,
      `an open control panel adds ${(overhead * 100).toFixed(1)} % to the CPU time of a request at full load (${open.toFixed(0)} µs), target: ${limits.panelOverhead * 100} %`,
    ),
  ];
}

/** Returns the CPU time of a request at full load, in microseconds. */
async function measureLoad(origin) {
  const before = await fetchCpuTime(origin);
  const { requests } = await autocannon({
    url: origin,
    connections: 10,
    duration: 5,
    requests: [
      { path: searchPath },
      { method: 'POST', path: '/graphql', headers: json, body: JSON.stringify(searchBody) },
    ],
  });
  return ((await fetchCpuTime(origin)) - before) / requests.total;
}

/** Subscribes to the requests of the branch main, like the control panel. The result aborts the subscription. */
async function subscribeToRequests(origin) {
  const controller = new AbortController();
  const query =
    'subscription { requestsRecorded { requests { id at api method url route operation query input status errorCode duration size fault upstream } total } }';
  const { body } = await fetch(`${origin}/graphql/stream`, {
    method: 'POST',
    headers: { ...json, accept: 'text/event-stream' },
    body: JSON.stringify({ query }),
    signal: controller.signal,
  });
  void body.pipeTo(new WritableStream()).catch(() => undefined);
  return controller;
}
