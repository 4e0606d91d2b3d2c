// How long our own server takes from its start to its first answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { frontdesk } from './variants.mjs';

const atMost = 500;
const starts = 5;

async function startOnce() {
  const begun = performance.now();
  const child = spawn(process.execPath, [frontdesk], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stopped = once(child, 'exit');
  try {
    // Asking until it answers would take time from it.
    const [said] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
    await (await fetch(`${/http:\S+/.exec(said)}/api/users/list/data`)).text();
    return performance.now() - begun;
  } finally {
    child.kill();
    await stopped;
  }
}

export async function coldStart() {
  const times = [];
  for (let count = 0; count < starts; count += 1) times.push(await startOnce());
  times.sort((a, b) => a - b);
  const median = times[Math.floor(starts / 2)];
  const verdict = median <= atMost ? 'PASS' : 'MISS';
  const range = `${times[0].toFixed(0)} to ${times.at(-1).toFixed(0)}`;
  return `${verdict}  start: ${median.toFixed(0)} ms to the first answer (${range}), wanted at most ${atMost}`;
}
