import type { GraphQLSchema } from 'graphql';
import { createBrowserGateway } from '../browser/createBrowserGateway.ts';
import { createApi } from '../createApi.ts';
import { crm } from '../features.ts';
import type { CompileQueue } from '../graphql/compiled/compileQueue.ts';
import { attachRules } from '../graphql/rules.ts';
import { createSchema } from '../schema.ts';
import { createServices } from '../services/createServices.ts';
import { createBranchClient, createRequest } from './branchClient.ts';
import { readOptions } from './readOptions.ts';
import type { Frontdesk, Options } from './types/index.d.ts';

/** The address that relative addresses of requests belong to. No request leaves the process. */
const origin = 'http://frontdesk.localhost';

/** Compiles nothing, because the first requests of a test would only become slower. */
const compileQueue: CompileQueue = { add: () => false };

/** The schema without and with access rules. It has no state, and creating it takes most of the time of a start. */
const schemas = new Map<boolean, GraphQLSchema>();

function getSchema(enforcesRules: boolean): GraphQLSchema {
  const existing = schemas.get(enforcesRules);
  if (existing) return existing;
  const created = createSchema(crm);
  if (enforcesRules) attachRules(created);
  schemas.set(enforcesRules, created);
  return created;
}

/** Creates the gateway without a port, for any host, and the parts that another host can serve. */
export async function createCore(options: Options = {}) {
  const services = createServices(readOptions(options));
  const running = new Set<Promise<Response>>();
  let closing: Promise<void> | undefined;
  // biome-ignore lint/suspicious/noConsole: the console of the test shows a bug of the gateway.
  const logError = (error: unknown) => console.error(error);
  const api = await createApi({
    definition: crm,
    services,
    schema: getSchema(options.enforcesRules ?? false),
    compileQueue,
    enforceRules: options.enforcesRules,
    logError,
  });
  const gateway = await createBrowserGateway({ services, api, logError });

  /** Throws if the gateway is closed. */
  function checkIsOpen() {
    if (closing)
      throw new Error('This gateway is closed. Create another one with createFrontdesk().');
  }

  async function send(request: Request) {
    checkIsOpen();
    const { pathname, search } = new URL(request.url);
    const response = gateway.handle(request, pathname + search);
    running.add(response);
    return response.finally(() => running.delete(response));
  }

  /** Closes the gateway after the running requests. Further calls wait for the first one. */
  function close(): Promise<void> {
    closing ??= Promise.allSettled(running).then(gateway.close);
    return closing;
  }

  const branch = (name: string) => createBranchClient(send, origin, name);
  const main = branch('main');
  const frontdesk: Omit<Frontdesk, 'listen'> = {
    main,
    fetch: async (input, init) => send(createRequest(origin, input, init)),
    execute: main.execute,
    branch,
    close,
    [Symbol.asyncDispose]: close,
  };
  return { frontdesk, api, checkIsOpen };
}
