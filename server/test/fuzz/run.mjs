// Sends generated inputs to the built server, and prints each wrong response.
//   npm run fuzz                                       sends 1,000,000 inputs of seed 1
//   npm run fuzz -- --seed 7 --inputs 100000           sends fewer inputs of another seed
//   npm run fuzz -- --from 12                          continues with session 12
//   npm run fuzz -- --from 12 --inputs 20000           repeats session 12
import { parseArgs } from 'node:util';
import { importTypeScript } from '../../tools/importTypeScript.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    inputs: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '0' },
  },
});
const [seed, inputs, from] = [values.seed, values.inputs, values.from].map(Number);
if (![seed, inputs, from].every(Number.isInteger)) {
  throw new Error('--seed, --inputs and --from must be integers.');
}

/** The inputs of a session. Each session has its own server, so that a session can be repeated alone. */
const sessionSize = 20_000;
/** The maximum CPU time of the server in milliseconds between two responses. */
const maxDuration = 1_000;
/** The maximum resident set size of the server in MB. */
const maxMemory = 600;
const { formatFailure, runSession } = await importTypeScript('test/fuzz/runSession.ts');
const { startFuzzedUpstream } = await importTypeScript('test/fuzz/fuzzedUpstream.ts');
const { startServer } = await importTypeScript('test/fuzz/startServer.ts');

let problemCount = 0;
let highestMemory = 0;
let longestDuration = 0;
const responseCounts = new Map();

for (let sent = 0, session = from; sent < inputs; sent += sessionSize, session += 1) {
  const start = performance.now();
  const upstream = await startFuzzedUpstream(seed + session);
  const server = await startServer({ UPSTREAM_URL: upstream.origin });
  let slowest = 0;
  let memory = 0;
  let count = 0;
  const failures = await runSession({
    origin: server.origin,
    seed,
    session,
    count: Math.min(sessionSize, inputs - sent),
    maxDuration,
    readTime: server.readCpuTime,
    onResponse({ kind }, { status }, duration) {
      slowest = Math.max(slowest, duration);
      count += 1;
      if (count % 100 === 0) memory = Math.max(memory, server.readMemory());
      const key = `${kind}: ${String(status)[0]}xx`;
      responseCounts.set(key, (responseCounts.get(key) ?? 0) + 1);
    },
  });
  const problems = [...failures.map(formatFailure), ...(await server.stop())];
  upstream.close();
  if (memory > maxMemory) problems.push(`session ${session}: ${memory.toFixed(0)} MB of memory`);
  problemCount += problems.length;
  highestMemory = Math.max(highestMemory, memory);
  longestDuration = Math.max(longestDuration, slowest);
  for (const problem of problems) console.log(problem);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `session ${session}: ${problems.length} problems, slowest ${slowest.toFixed(0)} ms of CPU time, ${memory.toFixed(0)} MB, ${seconds} s`,
  );
}

console.table(Object.fromEntries([...responseCounts].sort()));
console.log(
  `${problemCount} problems, slowest ${longestDuration.toFixed(0)} ms of CPU time, at most ${highestMemory.toFixed(0)} MB`,
);
process.exit(problemCount === 0 ? 0 : 1);
