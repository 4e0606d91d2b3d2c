// Measures journals: the CPU time of a change, latency, the start, reads during changes, and lost changes.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { importTypeScript } from '../importTypeScript.mjs';
import { fetchCpuTime } from './measure.mjs';
import { peersFolder } from './peers.mjs';
import { journalLimits as limits } from './targets.mjs';

const { startServerProcess } = await importTypeScript('tools/cluster/serverProcess.ts');
const { startCluster } = await importTypeScript('tools/cluster/startCluster.ts');
const { startNatsServer } = await importTypeScript('tools/nats/natsServer.ts');

const change = {
  method: 'POST',
  path: '/apps/todo/add-tasks',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ task: { title: 'Order the desks', tags: ['low'] } }),
};
const read = { method: 'GET', path: '/apps/todo/tasks?q=desks%20of%20nobody' };

const formatLine = (isMet, text) => `${isMet ? 'PASS' : 'MISS'}  journal: ${text}`;
const getPercentile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;

/** Sends a request until `amount` or `duration` is reached. Returns the response times and the requests per second. */
async function sendRequests(origin, request, options) {
  const times = [];
  const run = autocannon({ url: origin, requests: [request], connections: 20, ...options });
  run.on('response', (_client, _status, _bytes, time) => times.push(time));
  const result = await run;
  return { times, rate: result.requests.total / result.duration };
}

/** Returns the CPU time of a change with a journal in microseconds: the median of `rounds` runs. */
async function measureChangeCpu(env, rounds) {
  const samples = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'));
    const server = await startServerProcess({
      NODE_ENV: 'production',
      ...(env.JOURNAL === 'file' ? { ...env, JOURNAL: `file:${folder}` } : env),
    });
    await sendRequests(server.origin, change, { amount: 2_000 });
    const before = await fetchCpuTime(server.origin);
    await sendRequests(server.origin, change, { amount: 10_000 });
    samples.push(((await fetchCpuTime(server.origin)) - before) / 10_000);
    await server.kill();
    rmSync(folder, { recursive: true });
  }
  return getPercentile(samples, 0.5);
}

async function measureCpu(rounds) {
  const memory = await measureChangeCpu({}, rounds);
  const file = await measureChangeCpu({ JOURNAL: 'file' }, rounds);
  const module = await importTypeScript('journal/memoryJournal.ts');
  const journal = module.createMemoryJournal();
  const command = {
    field: 'addTask',
    args: JSON.parse(change.body),
    viewerId: null,
    at: '',
    seed: 1,
  };
  const start = process.cpuUsage();
  for (let count = 0; count < 500_000; count += 1) journal.append('main', command);
  const { user, system } = process.cpuUsage(start);
  const append = (user + system) / 500_000;
  return [
    formatLine(
      append <= limits.memoryShare * memory,
      `the memory journal takes ${append.toFixed(2)} of the ${memory.toFixed(0)} µs of a change, target: at most ${limits.memoryShare * 100} %`,
    ),
    formatLine(
      file <= limits.fileCost * memory,
      `a change in a folder takes ${file.toFixed(0)} µs, ${(file / memory).toFixed(2)} x memory, target: at most ${limits.fileCost}`,
    ),
  ];
}

/** Returns the commands per second of 64 concurrent callers without HTTP, so that only the journal limits them. */
async function measureCommands(address) {
  const module = await importTypeScript('tools/bench/natsCommands.ts');
  return module.measureCommands(address, { callers: 64, amount: 30_000 });
}

/** Measures the latency of the changes of one client, and the changes per second of 64 clients. */
async function measureNats() {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'));
  const nats = await startNatsServer({ folder });
  const server = await startServerProcess({ NODE_ENV: 'production', JOURNAL: nats.address });
  await sendRequests(server.origin, change, { amount: 3_000 });
  const { times } = await sendRequests(server.origin, change, { amount: 5_000, connections: 1 });
  const { rate } = await sendRequests(server.origin, change, { amount: 30_000, connections: 64 });
  await server.kill();
  const commandRate = await measureCommands(`${nats.address}/commands`);
  await nats.kill();
  rmSync(folder, { recursive: true });
  const [p50, p99] = [getPercentile(times, 0.5), getPercentile(times, 0.99)];
  return [
    formatLine(
      p50 <= limits.natsP50 && p99 <= limits.natsP99,
      `a change through NATS takes ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, targets: ${limits.natsP50} and ${limits.natsP99}`,
    ),
    formatLine(
      commandRate >= limits.natsRate,
      `${commandRate.toFixed(0)} commands a second through NATS with 64 callers (${rate.toFixed(0)} over HTTP), target: ${limits.natsRate}`,
    ),
  ];
}

async function measureLiveUpdates() {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'));
  const cluster = await startCluster({ folder, env: { NODE_ENV: 'production' } });
  const module = await importTypeScript('tools/cluster/subscription.ts');
  const [firstOrigin, , lastOrigin] = cluster.replicas.map(({ origin }) => origin);
  const sentAt = new Map();
  const receivedAt = new Map();
  const { stop } = await module.subscribeToTasks(lastOrigin, null, ({ id }) =>
    receivedAt.set(id, performance.now()),
  );
  for (let count = 0; count < 1_000; count += 1) {
    const sent = performance.now();
    sentAt.set(await module.addTask(firstOrigin, `Task ${count}`), sent);
  }
  stop();
  await Promise.all(cluster.replicas.map((replica) => replica.kill()));
  await cluster.stop();
  rmSync(folder, { recursive: true });
  const times = [...receivedAt].map(([id, received]) => received - sentAt.get(id));
  const p99 = getPercentile(times, 0.99);
  return formatLine(
    times.length > 990 && p99 <= limits.liveUpdate,
    `a change on one replica reaches a subscriber of another replica in ${getPercentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, target: ${limits.liveUpdate}`,
  );
}

/** Writes a journal of a million entries, and measures the start of a server with this journal. */
async function measureStart() {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'));
  const server = await startServerProcess({ NODE_ENV: 'production', JOURNAL: `file:${folder}` });
  const printField = (_, index) =>
    `f${index}: updateTask(task: { id: 1, isImportant: ${index % 2 === 0} }) { id }`;
  const update = {
    ...change,
    path: '/graphql',
    body: JSON.stringify({
      query: `mutation { ${Array.from({ length: 50 }, printField).join(' ')} }`,
    }),
  };
  await sendRequests(server.origin, update, { amount: limits.entries / 50 - 1_000 });
  await sendRequests(server.origin, change, { amount: 50_000 });
  await server.kill();
  const start = performance.now();
  await server.restart();
  const { position } = await (await fetch(`${server.origin}/readyz`)).json();
  const duration = (performance.now() - start) / 1000;
  await server.kill();
  rmSync(folder, { recursive: true });
  return formatLine(
    position >= limits.entries && duration <= limits.start,
    `a journal of ${position} entries starts in ${duration.toFixed(1)} s, target: ${limits.start}`,
  );
}

async function measureReads() {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'));
  const server = await startServerProcess({ NODE_ENV: 'production', JOURNAL: `file:${folder}` });
  const reads = { duration: 10, connections: 4, overallRate: 200 };
  await sendRequests(server.origin, read, reads);
  const idle = getPercentile((await sendRequests(server.origin, read, reads)).times, 0.99);
  const [busy] = await Promise.all([
    sendRequests(server.origin, read, reads),
    sendRequests(server.origin, change, { duration: 10, overallRate: 2_000 }),
  ]);
  await server.kill();
  rmSync(folder, { recursive: true });
  const p99 = getPercentile(busy.times, 0.99);
  return formatLine(
    p99 <= limits.readGrowth * idle,
    `reads during 2,000 changes a second have a p99 of ${p99.toFixed(2)} ms, ${(p99 / idle).toFixed(1)} x idle, target: ${limits.readGrowth} x`,
  );
}

/** Kills a server `rounds` times while eight clients write. Returns the share of confirmed changes that are lost. */
async function measureLostShare(start, path, createBody, rounds) {
  const server = await start();
  const confirmedTitles = [];
  for (let round = 0; round < rounds; round += 1) {
    let isStopped = false;
    const write = async (writer) => {
      for (let count = 0; !isStopped; count += 1) {
        const title = `Round ${round}, ${writer}.${count}`;
        const response = await fetch(server.origin + path, {
          method: 'POST',
          headers: change.headers,
          body: JSON.stringify(createBody(title)),
        }).catch(() => ({ ok: false }));
        if (response.ok) confirmedTitles.push(title);
      }
    };
    const writers = Array.from({ length: 8 }, (_, writer) => write(writer));
    await new Promise((resolve) => setTimeout(resolve, 300 + 37 * round));
    isStopped = true;
    await server.kill();
    await Promise.all(writers);
    await server.restart();
  }
  const list = await (
    await fetch(`${server.origin}/${path.includes('apps') ? 'apps/todo/tasks' : path.slice(1)}`)
  ).json();
  const titles = new Set(list.map(({ title }) => title));
  await server.kill();
  return confirmedTitles.filter((title) => !titles.has(title)).length / confirmedTitles.length;
}

async function startJsonServer(folder) {
  const file = join(folder, 'db.json');
  writeFileSync(file, JSON.stringify({ tasks: [] }));
  const script = createRequire(join(peersFolder, 'package.json')).resolve(
    'json-server/lib/cli/bin.js',
  );
  let child;
  const origin = 'http://127.0.0.1:5997';
  async function restart() {
    child = spawn(process.execPath, [script, '--quiet', '--port', '5997', file], {
      stdio: 'ignore',
    });
    while (!(await fetch(`${origin}/tasks`).catch(() => null))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await restart();
  return {
    origin,
    restart,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function measureLosses() {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'));
  const own = await measureLostShare(
    () => startServerProcess({ JOURNAL: `file:${join(folder, 'journal')}` }),
    change.path,
    (title) => ({ task: { title, tags: [] } }),
    10,
  );
  const jsonServer = await measureLostShare(
    () => startJsonServer(folder),
    '/tasks',
    (title) => ({ title }),
    10,
  );
  rmSync(folder, { recursive: true });
  const formatPercent = (share) => `${(share * 100).toFixed(1)} %`;
  return formatLine(
    own === 0,
    `kill -9 during changes, ten times: ${formatPercent(own)} of the confirmed changes are lost, json-server loses ${formatPercent(jsonServer)}`,
  );
}

export async function measureJournal({ rounds }) {
  return [
    ...(await measureCpu(rounds)),
    ...(await measureNats()),
    await measureLiveUpdates(),
    await measureReads(),
    await measureLosses(),
    await measureStart(),
  ];
}
