import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

const connections = 20;
/** In seconds. The timeout is long because json-server executes the changes of a large file in sequence. */
const timeout = 600;
const run = promisify(execFile);

/** Returns the CPU time of a child process until now, in microseconds (see `reportCpu.mjs`). */
async function requestCpuTime({ child }) {
  child.send('cpu');
  const [{ user, system }] = await once(child, 'message');
  return user + system;
}

/** Sends `amount` requests. Returns the CPU time per request (µs), the requests per second, and the p99 (ms). */
export async function measure(server, requests, amount) {
  const options = { url: server.origin, requests, amount, connections, timeout };

  const before = await requestCpuTime(server);
  const script = join(import.meta.dirname, 'load.mjs');
  const { stdout } = await run(process.execPath, [script, JSON.stringify(options)]);
  const after = await requestCpuTime(server);

  const { succeeded, requestsPerSecond, p99 } = JSON.parse(stdout);
  if (succeeded !== amount) {
    throw new Error(`${server.variant.title}: ${amount - succeeded} of ${amount} requests failed`);
  }
  return { cpu: (after - before) / amount, requestsPerSecond, p99 };
}

/** Returns the CPU time of a Frontdesk server until now, in microseconds. */
export async function fetchCpuTime(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1_000_000;
}

export function getMedian(numbers) {
  const ascending = [...numbers].sort((a, b) => a - b);
  const half = ascending.length / 2;
  return (ascending[Math.floor(half)] + ascending[Math.ceil(half) - 1]) / 2;
}

/** Returns the median of each value, so that one disturbed round does not change the result. */
export function summarize(samples) {
  return {
    cpu: getMedian(samples.map(({ cpu }) => cpu)),
    requestsPerSecond: getMedian(samples.map(({ requestsPerSecond }) => requestsPerSecond)),
    p99: getMedian(samples.map(({ p99 }) => p99)),
  };
}
