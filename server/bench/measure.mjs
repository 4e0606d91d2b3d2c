import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

const connections = 20;
/** Seconds. json-server lets twenty changes of a large file wait for each other. */
const timeout = 600;
const driver = join(import.meta.dirname, 'driver.mjs');
const run = promisify(execFile);

async function cpuOf({ child }) {
  child.send('cpu');
  const [{ user, system }] = await once(child, 'message');
  return user + system;
}

/** Asks `amount` times, in turn and from another process: CPU per request, pace and p99. */
export async function drive(server, requests, amount) {
  const options = { url: server.origin, requests, amount, connections, timeout };

  const before = await cpuOf(server);
  const { stdout } = await run(process.execPath, [driver, JSON.stringify(options)]);
  const after = await cpuOf(server);

  const { succeeded, pace, p99 } = JSON.parse(stdout);
  if (succeeded !== amount) {
    throw new Error(`${server.variant.title}: ${amount - succeeded} requests failed.`);
  }
  return { cpu: (after - before) / amount, pace, p99 };
}

function middle(numbers) {
  const ascending = [...numbers].sort((a, b) => a - b);
  const half = ascending.length / 2;
  return (ascending[Math.floor(half)] + ascending[Math.ceil(half) - 1]) / 2;
}

/** Each measure by itself: one disturbed round moves none of them. */
export function median(samples) {
  return {
    cpu: middle(samples.map(({ cpu }) => cpu)),
    pace: middle(samples.map(({ pace }) => pace)),
    p99: middle(samples.map(({ p99 }) => p99)),
  };
}
