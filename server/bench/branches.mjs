// Measures the cost of branches, delays and an open control panel.
import { join } from 'node:path';
import autocannon from 'autocannon';
import { runnerImport } from 'vite';
import { startServerProcess } from '../cluster/serverProcess.mjs';
import { median, readServerCpu } from './measure.mjs';
import { branchLimits as limits } from './targets.mjs';

/** With this number, all collections together have a million rows. */
const millionSeedRows = 140_000;
const json = { 'content-type': 'application/json' };
const headers = { ...json, 'x-branch': 'pr-42' };
const route = '/apps/todo/tasks?q=desks%20of%20nobody';
const document = { query: 'query Found { tasks(q: "desks of nobody") { id } }' };

const formatLine = (isMet, text) => `${isMet ? 'PASS' : 'MISS'}  branches: ${text}`;

export async function measureBranches() {
  return [...(await measureCreation()), await measureDelays(), ...(await measurePanel())];
}

async function measureCreation() {
  const { module } = await runnerImport(join(import.meta.dirname, 'newBranches.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  const sample = await module.measureNewBranches();
  const million = await module.measureNewBranches(millionSeedRows);
  const format = ({ rows, p99 }, max) =>
    formatLine(
      p99 <= max,
      `a new branch of ${rows.toLocaleString('en')} rows and its first change take at most ${p99.toFixed(2)} ms (p99), target: ${max}`,
    );
  return [
    format(sample, limits.creation),
    format(million, limits.largeCreation),
    formatLine(
      sample.bytes <= limits.bytes,
      `a branch with one change takes ${(sample.bytes / 1024).toFixed(1)} KiB, target: ${limits.bytes / 1024}`,
    ),
  ];
}

/** Measures the difference in milliseconds between the delay of a response and the delay of its rule. */
async function measureDelays() {
  const server = await startServerProcess({ NODE_ENV: 'production' });
  const requests = [
    () => fetch(server.origin + route, { headers }),
    () =>
      fetch(`${server.origin}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify(document),
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

  const misses = [];
  for (let count = 0; count < 50; count += 1) {
    for (const send of requests) {
      const start = performance.now();
      await (await send()).text();
      misses.push(Math.abs(performance.now() - start - limits.delay));
    }
  }
  await server.stop();
  const maxMiss = Math.max(...misses);
  return formatLine(
    maxMiss <= limits.delayMiss,
    `100 responses delayed by ${limits.delay} ms by REST and GraphQL miss the delay by at most ${maxMiss.toFixed(1)} ms, target: ${limits.delayMiss}`,
  );
}

/** Compares the CPU time of requests at full load with and without an open control panel. */
async function measurePanel() {
  const server = await startServerProcess({ NODE_ENV: 'production' });
  const samples = { closed: [], open: [] };
  await measureLoad(server.origin);
  for (let round = 0; round < 5; round += 1) {
    samples.closed.push(await measureLoad(server.origin));
    const panel = await watchRequests(server.origin);
    samples.open.push(await measureLoad(server.origin));
    panel.abort();
  }
  await server.stop();
  const [closed, open] = [median(samples.closed), median(samples.open)];
  const loss = open / closed - 1;
  return [
    formatLine(
      loss <= limits.panelLoss,
      `an open control panel adds ${(loss * 100).toFixed(1)} % to the CPU time of a request at full load (${open.toFixed(0)} µs), target: ${limits.panelLoss * 100} %`,
    ),
  ];
}

/** Returns the CPU time of a request at full load, in microseconds. */
async function measureLoad(origin) {
  const before = await readServerCpu(origin);
  const { requests } = await autocannon({
    url: origin,
    connections: 10,
    duration: 5,
    requests: [
      { path: route },
      { method: 'POST', path: '/graphql', headers: json, body: JSON.stringify(document) },
    ],
  });
  return ((await readServerCpu(origin)) - before) / requests.total;
}

/** Reads the requests of the branch main, as the control panel does. */
async function watchRequests(origin) {
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
