import { createBranch } from './branch.ts';
import type { FeatureRegistry } from './commands/featureRegistry.ts';
import { type Context, createContext } from './context.ts';
import { upstreamForbidden } from './errors.ts';
import { createGateway } from './gateway/createGateway.ts';
import { createCallerIdentifier } from './request/identifyCaller.ts';
import { createServices } from './services/createServices.ts';
import type { Upstream } from './upstream/createUpstream.ts';

/** The secrets that sign the tokens in examples. They are constants, so that the examples are always the same. */
const exampleSecrets = {
  accessSecret: 'the access secret of the examples',
  refreshSecret: 'the refresh secret of the examples',
};

const upstream: Upstream = {
  origin: 'https://api.example.com',
  send: () => Promise.reject(upstreamForbidden()),
  close: async () => undefined,
};

/** Creates the context in which the examples of the OpenAPI document are executed. */
export async function createExampleContext(
  registry: FeatureRegistry,
  clock: Date,
): Promise<Context> {
  const services = createServices({ seed: 1, clock, ...exampleSecrets });
  const main = createBranch({ registry, services });
  const gateway = createGateway({ registry, services, main, upstream });
  const identify = createCallerIdentifier(gateway);
  // All examples share the context, and together they may take longer than the deadline of a request.
  const context = createContext(await identify({ headers: {}, query: {} }));
  return { ...context, deadline: Number.POSITIVE_INFINITY };
}
