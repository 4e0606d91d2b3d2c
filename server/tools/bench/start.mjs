// Measures the time from the start of Frontdesk to the first response.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { maxStart } from './targets.mjs';
import { frontdeskEntry } from './variants.mjs';

const startCount = 9;

async function measureOneStart() {
  const start = performance.now();
  const child = spawn(process.execPath, [frontdeskEntry], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stopped = once(child, 'exit');
  try {
    // The first request waits until the server listens: earlier requests would slow the start down.
    const [text] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
    await (await fetch(`${/http:\S+/.exec(text)}/api/users/list/data`)).text();
    return performance.now() - start;
  } finally {
    child.kill();
    await stopped;
  }
}

export async function measureStart() {
  const times = [];
  for (let count = 0; count < startCount; count += 1) times.push(await measureOneStart());
  times.sort((a, b) => a - b);
  const median = times[Math.floor(startCount / 2)];
  const verdict = median <= maxStart ? 'PASS' : 'MISS';
  const range = `${times[0].toFixed(0)} to ${times.at(-1).toFixed(0)}`;
  return `${verdict}  start: ${median.toFixed(0)} ms to the first response (${range}), target: at most ${maxStart}`;
}
