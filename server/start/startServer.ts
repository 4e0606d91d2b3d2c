import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { crm } from '../features.ts';
import { createServices } from '../services/createServices.ts';
import type { CommandArguments } from './arguments.ts';
import { type Environment, EnvironmentError } from './environment.ts';
import { formatListenError } from './listenError.ts';
import { loadStoredBranch, toEnvironmentError } from './loadStoredBranch.ts';
import { openBrowser } from './openBrowser.ts';
import type { OwnServerOptions } from './startOwnServer.ts';

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Milliseconds from a signal to the exit, if something keeps the process alive. */
const exitDeadline = 4_900;

/** Starts the built server. Throws an `EnvironmentError` if it cannot listen on the address. */
export async function startServer(environment: Environment, args: CommandArguments): Promise<void> {
  const { PORT, HOST } = environment;
  const isOwn = args.files.length > 0;
  const own = isOwn ? await readOwnSettings(args) : undefined;
  const options = readServicesOptions(environment, own);
  let logError = (error: unknown): void => void process.stderr.write(`${getMessage(error)}\n`);
  const appOptions = readAppOptions(environment);
  if (isOwn && environment.JOURNAL === 'memory') {
    const server = await startOwn(environment, args, {
      services: createServices(options),
      app: appOptions,
    });
    closeAtSignal(server.close);
    return;
  }
  const definition = isOwn ? await loadOwn(environment, args) : crm;
  const stored =
    environment.JOURNAL === 'memory'
      ? undefined
      : await loadStoredBranch(environment, definition, options, {
          onWarning: (message) => logError(message),
          onError: (error) => logError(error),
          onFailure(error) {
            logError(error);
            process.exit(1);
          },
        });
  const app = await buildApp({
    ...appOptions,
    definition,
    services: stored?.services ?? createServices(options),
    branch: stored?.branch,
    journal: stored?.journal,
  }).catch(async (error) => {
    // The list of branches is read from the journal, too.
    await stored?.branch.close();
    await stored?.journal.close();
    throw toEnvironmentError(error);
  });

  if (environment.LOG_LEVEL !== 'silent') logError = (error) => app.log.error(error);

  const address = await app
    .listen({ port: PORT, host: HOST })
    .catch((error) => refuseAddress(environment, error));
  printAddress(address, isOwn);
  if (args.opensBrowser) openBrowser(address);
  closeAtSignal(() => app.close());
}

/** Returns the options of the services. The configuration of an own schema states its seed and its clock, too. */
function readServicesOptions(
  environment: Environment,
  own: { seed: number; clock: Date | undefined } | undefined,
) {
  return {
    seed: environment.SEED ?? own?.seed,
    clock: environment.CLOCK ?? own?.clock,
    accessSecret: environment.ACCESS_TOKEN_SECRET,
    refreshSecret: environment.REFRESH_TOKEN_SECRET,
    seedRows: environment.SEED_ROWS,
    hasReplies: environment.CHAT_REPLIES === 'on',
    isStrict: environment.AUTH === 'enforce',
  };
}

function readAppOptions(environment: Environment) {
  const dist = join(import.meta.dirname, '..');
  return {
    log: environment.LOG_LEVEL === 'silent' ? undefined : process.stderr,
    logLevel: environment.LOG_LEVEL,
    client: join(dist, 'client'),
    tools: join(dist, 'tools'),
    enforceRules: environment.AUTH === 'enforce',
    hasControls: environment.CONTROLS === 'on',
    metricsToken: environment.METRICS_TOKEN,
    upstream: environment.UPSTREAM_URL,
    forwardsCredentials: environment.UPSTREAM_CREDENTIALS === 'forward',
    corsOrigins: environment.CORS_ORIGINS,
    allowedHosts: environment.ALLOWED_HOSTS,
    maxStreams: environment.MAX_STREAMS,
    maxStreamsPerClient: environment.MAX_STREAMS_PER_CLIENT,
  };
}

function printAddress(address: string, isOwn: boolean) {
  const last = isOwn ? `controls   ${address}/gateway/graphql` : `REST       ${address}/reference`;
  process.stdout.write(
    `Frontdesk is running at ${address}\n  dashboard  ${address}/\n  GraphQL    ${address}/graphql\n  ${last}\n`,
  );
}

/** Throws the error for an address that cannot be used. */
function refuseAddress({ HOST, PORT }: Environment, error: NodeJS.ErrnoException): never {
  const remedy = 'Set HOST and PORT, or --host and --port, to a free address.';
  throw new EnvironmentError(formatListenError({ host: HOST, port: PORT }, error, remedy));
}

function closeAtSignal(close: () => Promise<unknown>) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), exitDeadline).unref();
      void close();
    });
  }
}

function checkOwn({ AUTH }: Environment) {
  if (AUTH === 'enforce') {
    throw new EnvironmentError('AUTH must be open for an own schema, because it has no accounts.');
  }
}

/** Returns the seed and the clock of the configuration of an own schema, which is checked later. */
async function readOwnSettings({ files }: CommandArguments) {
  const { findConfig, readConfig } = await import('./readConfig.ts');
  const configFile = findConfig(files);
  const { seed = 1, clock } = configFile ? await readConfig(configFile) : {};
  return { seed, clock: Number.isNaN(Date.parse(clock ?? '')) ? undefined : new Date(clock ?? '') };
}

const writeLine = (line: string) => void process.stderr.write(`${line}\n`);

/** Loads an own schema. Its module is loaded only if it is needed, because the CRM starts without it. */
async function loadOwn(environment: Environment, args: CommandArguments) {
  checkOwn(environment);
  const { loadOwnSchema } = await import('./loadOwnSchema.ts');
  return loadOwnSchema(args, writeLine);
}

/** Starts the server of an own schema in memory, which is served again when a file is saved. */
async function startOwn(
  environment: Environment,
  args: CommandArguments,
  options: Pick<OwnServerOptions, 'services' | 'app'>,
) {
  checkOwn(environment);
  const { PORT, HOST } = environment;
  const { startOwnServer } = await import('./startOwnServer.ts');
  const server = await startOwnServer({
    ...options,
    args,
    port: PORT,
    host: HOST,
    log: writeLine,
  }).catch((error) => {
    if (error.syscall === 'listen') refuseAddress(environment, error);
    throw error;
  });
  printAddress(server.address, true);
  if (args.opensBrowser) openBrowser(server.address);
  return server;
}
