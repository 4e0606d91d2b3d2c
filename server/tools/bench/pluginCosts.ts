import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { batchedResponsesPlugin } from '../../plugins/batchedResponses.ts';
import { corsPlugin } from '../../plugins/cors.ts';
import { hostsPlugin } from '../../plugins/hosts.ts';
import { metricsPlugin } from '../../plugins/metrics.ts';
import { pressurePlugin } from '../../plugins/pressure.ts';
import { getRequestId, requestIdPlugin } from '../../plugins/requestId.ts';
import { securityHeadersPlugin } from '../../plugins/securityHeaders.ts';

interface MeasuredPlugin {
  title: string;
  options?: FastifyServerOptions;
  register?: (app: FastifyInstance) => unknown;
}

const silentLogger = { level: 'error', stream: { write: () => undefined } };

const plugins: MeasuredPlugin[] = [
  { title: 'a log of errors', options: { logger: silentLogger } },
  {
    title: 'request ids',
    options: { genReqId: getRequestId },
    register: (app) => app.register(requestIdPlugin),
  },
  { title: 'metrics', register: (app) => app.register(metricsPlugin, { isPublic: true }) },
  { title: 'host names', register: (app) => app.register(hostsPlugin, { names: [] }) },
  { title: 'CORS', register: (app) => app.register(corsPlugin, { origins: [] }) },
  { title: 'load limits', register: (app) => app.register(pressurePlugin) },
  { title: 'security headers', register: (app) => app.register(securityHeadersPlugin, {}) },
  { title: 'batched responses', register: (app) => app.register(batchedResponsesPlugin) },
];
const allPlugins: MeasuredPlugin = {
  title: 'all of them',
  options: Object.assign({}, ...plugins.map(({ options }) => options)),
  async register(app) {
    for (const { register } of plugins) await register?.(app);
  },
};

/** The rounds in which V8 optimizes the code. They are not measured. */
const warmUpRounds = 20;
const batches = 4;
const requestsPerBatch = 20;
const request = {
  method: 'POST',
  url: '/',
  headers: { host: 'localhost:4000' },
  payload: { title: 'Order the desks' },
} as const;

/** Returns the microseconds of CPU time that each plugin adds to a request of a Fastify app without plugins. */
export async function measurePluginCosts(rounds: number) {
  const measuredPlugins = [...plugins, allPlugins];
  const apps = await Promise.all([{ title: 'none' }, ...measuredPlugins].map(buildApp));
  const samples: number[][] = apps.map(() => []);
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [index, app] of apps.entries()) {
      const cost = await measureRequest(app);
      if (round >= 0) samples[index]?.push(cost);
    }
  }
  for (const app of apps) await app.close();
  const [none = 0, ...costs] = samples.map(getLowestDecile);
  return measuredPlugins.map(({ title }, index) => ({ title, cost: (costs[index] ?? 0) - none }));
}

async function buildApp({ options, register }: MeasuredPlugin) {
  const app = Fastify(options);
  await register?.(app);
  app.post('/', (_, reply) => {
    reply.send('{}');
  });
  await app.ready();
  return app;
}

/** Returns the CPU time of a request in microseconds. */
async function measureRequest(app: FastifyInstance) {
  const before = process.cpuUsage();
  for (let count = 0; count < batches; count += 1) {
    await Promise.all(Array.from({ length: requestsPerBatch }, () => app.inject(request)));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (batches * requestsPerBatch);
}

/** Returns the lowest decile. Other processes on the machine change the lowest decile less than the median. */
function getLowestDecile(numbers: number[]) {
  const ascending = [...numbers].sort((a, b) => a - b);
  return ascending[Math.floor(ascending.length / 10)] ?? 0;
}
