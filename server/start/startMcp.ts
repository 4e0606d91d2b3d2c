import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { buildApp } from '../app.ts';
import { createApi } from '../createApi.ts';
import { crm } from '../features.ts';
import { createSessionOpener, type OpenSession } from '../mcp/openSessions.ts';
import { createServices } from '../services/createServices.ts';
import type { CommandArguments } from './arguments.ts';
import type { Environment } from './environment.ts';

/**
 * Serves an agent by standard input and output, without a port. The data are in memory, and end with the process. An
 * agent that shares the data with a dashboard connects to `/mcp` of a running server instead.
 */
export async function startMcp(environment: Environment, args: CommandArguments): Promise<void> {
  const services = createServices({
    seed: environment.SEED ?? 1,
    clock: environment.CLOCK,
    seedRows: environment.SEED_ROWS,
    hasReplies: environment.CHAT_REPLIES === 'on',
  });
  const definition = args.files.length > 0 ? await loadOwn(args) : crm;
  const api = await createApi({
    definition,
    services,
    logError: (error) => void process.stderr.write(`${String(error)}\n`),
  });
  // One client sends its requests, so that there is no load to refuse.
  const app = await buildApp({ definition, services, api, maxEventLoopDelay: 0 });
  await app.ready();
  const { open } = createSessionOpener(app, api);
  let first: Promise<OpenSession> | undefined;

  const handle = serveStdio(
    async () => {
      if (!first) {
        first = open('stdio', {});
        return (await first).server;
      }
      // A client that asks for the versions before it connects gets another server for the same branch.
      return (await open('stdio', {}, (await first).session.branch)).server;
    },
    { onerror: ({ message }) => void process.stderr.write(`${message}\n`) },
  );
  async function close() {
    await handle.close();
    await app.close();
    await api.close();
  }
  process.stdin.once('end', () => void close());
}

async function loadOwn(args: CommandArguments) {
  const { loadOwnSchema } = await import('./loadOwnSchema.ts');
  return loadOwnSchema(args, (line) => void process.stderr.write(`${line}\n`));
}
