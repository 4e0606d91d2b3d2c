// The shortest of several measurements counts, because other processes of the machine can delay one. On a busy machine, the
// figures are only printed.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { test } from 'node:test';
import { createFrontdesk } from 'frontdesk';

async function measure(task) {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

async function measureShortest(count, task) {
  const durations = [];
  for (let run = 0; run < count; run += 1) durations.push(await measure(() => task(run)));
  return Math.min(...durations);
}

function assertAtMost(name, milliseconds, limit) {
  process.stdout.write(`${name}: ${milliseconds.toFixed(1)} ms of ${limit} ms\n`);
  const isBusy = loadavg()[0] > availableParallelism();
  assert.ok(isBusy || milliseconds <= limit, `${name} took ${milliseconds} ms.`);
}

test('the first gateway of a process is created within its limit', async () => {
  const code = `
    import { createFrontdesk } from 'frontdesk';
    const start = performance.now();
    await createFrontdesk();
    console.log(performance.now() - start);
    process.exit();`;
  const args = ['--input-type=module', '--eval', code];
  const durations = Array.from({ length: 6 }, () => Number(execFileSync(process.execPath, args)));

  assertAtMost('createFrontdesk() first', Math.min(...durations), 400);
});

test('later gateways and branches are created within their limits', async () => {
  const frontdesk = await createFrontdesk();
  assertAtMost(
    'createFrontdesk() later',
    await measureShortest(10, async () => (await createFrontdesk()).close()),
    150,
  );
  await frontdesk.branch('first').execute('{ tasks { id } }');
  assertAtMost(
    'a new branch with its first query',
    await measureShortest(20, (run) => frontdesk.branch(`b${run}`).execute('{ tasks { id } }')),
    5,
  );
  await frontdesk.close();
});
