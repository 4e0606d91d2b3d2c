// Sends 1,000,000 requests to one server, and checks that its memory does not grow.
//   npm run soak
//   npm run soak -- --requests 200000
import { parseArgs } from 'node:util';
import { importTypeScript } from '../../tools/importTypeScript.mjs';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '1000000' } } });
const requests = Number(values.requests);

/** The maximum growth of the memory, as a factor. */
const maxGrowth = 1.2;
/**
 * The number of steps. The first two steps fill the caches. The peak of the last step is compared with the peak of the
 * third step.
 */
const steps = 10;
/** The number of different requests. They contain more documents than the caches can hold. */
const poolSize = 20_000;

const { createRequestSender } = await importTypeScript('test/fuzz/soakRequests.ts');
const { startServer } = await importTypeScript('test/fuzz/startServer.ts');
const server = await startServer();
const sendRequests = createRequestSender(server.origin, poolSize);

const peaks = [];
for (let step = 0; step < steps; step += 1) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, server.readMemory());
  }, 100);
  const start = performance.now();
  await sendRequests(requests / steps);
  clearInterval(timer);
  peaks.push(peak);
  const rate = (requests / steps / (performance.now() - start)) * 1000;
  console.log(
    `${((step + 1) * requests) / steps} requests: peak ${peak.toFixed(0)} MB, ${rate.toFixed(0)} requests per second`,
  );
}

const problems = await server.stop();
const growth = peaks.at(-1) / peaks[2];
if (growth > maxGrowth)
  problems.push(
    `The memory has grown by a factor of ${growth.toFixed(2)}. The limit is ${maxGrowth}.`,
  );
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
