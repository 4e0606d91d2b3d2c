import type { FastifyInstance } from 'fastify';
import type { Api } from '../createApi.ts';
import type { McpConnections } from '../mcp/createConnections.ts';
import { isFromOtherSite } from './cors.ts';
import { addJsonParser } from './jsonBodies.ts';

interface McpOptions {
  api: Api;
  corsOrigins: string[];
}

/**
 * Serves the Model Context Protocol at `/mcp` by Streamable HTTP. Each session works on a branch of its own, which is
 * deleted when the session ends. A client chooses another branch with the header `X-Branch` of its first request.
 */
export async function mcpPlugin(app: FastifyInstance, { api, corsOrigins }: McpOptions) {
  let loaded: Promise<McpConnections> | undefined;

  /** Loads the implementation of the protocol for the first agent, because it would double the time of a start. */
  function load() {
    loaded ??= import('../mcp/createConnections.ts').then(({ createConnections }) =>
      createConnections(app, api),
    );
    return loaded;
  }

  app.addHook('preClose', async () => (await loaded)?.close());
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!isFromOtherSite(headers, corsOrigins)) return;
    const error = { code: -32_000, message: 'A request from another site is refused.' };
    return reply.code(403).send({ jsonrpc: '2.0', id: null, error });
  });
  app.removeContentTypeParser('application/json');
  addJsonParser(app, ['application/json'], JSON.parse);
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    handler: async (request, reply) => (await load()).handle(request, reply),
  });
}
