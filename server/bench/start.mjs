// How long our own server takes from its start to its first answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, frontdesk } from './variants.mjs';

const atMost = 500;
const starts = 5;

async function startOnce() {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [frontdesk], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stopped = once(child, 'exit');
  try {
    await firstAnswer(child, `http://127.0.0.1:${port}/api/users/list/data`);
    return performance.now() - begun;
  } finally {
    child.kill();
    await stopped;
  }
}

async function firstAnswer(child, url) {
  while (child.exitCode === null) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    // Often enough to be exact, and seldom enough to leave the machine to the server.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('Frontdesk stopped at its start.');
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
