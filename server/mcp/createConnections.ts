import { Readable } from 'node:stream';
import {
  isInitializeRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../createApi.ts';
import { getHttpStatus } from '../errors.ts';
import { createSessionOpener, type OpenSession, SessionError } from './openSessions.ts';

interface Connection extends OpenSession {
  transport: WebStandardStreamableHTTPServerTransport;
  /** Milliseconds of `performance.now()` at the latest request. */
  usedAt: number;
}

export type McpConnections = ReturnType<typeof createConnections>;

const maxSessions = 500;
/** Milliseconds without a request after which a session ends. */
const idleTime = 30 * 60_000;
const checkInterval = 60_000;

/** Creates the connections of the agents that use Streamable HTTP. */
export function createConnections(app: FastifyInstance, api: Api) {
  const connections = new Map<string, Connection>();
  const { open, end } = createSessionOpener(app, api);

  async function endConnection(id: string) {
    const connection = connections.get(id);
    connections.delete(id);
    if (connection) await end(connection);
  }

  const timer = setInterval(() => {
    for (const [id, { usedAt }] of connections) {
      if (performance.now() - usedAt > idleTime) void endConnection(id);
    }
  }, checkInterval);
  timer.unref();

  /** Starts a session for the first request of a client. */
  async function connect({ headers, body }: FastifyRequest): Promise<Connection> {
    const { clientInfo } = (body as { params: { clientInfo: { name: string; version: string } } })
      .params;
    const client = `${clientInfo.name} ${clientInfo.version}`.slice(0, 100);
    const chosenBranch = headers['x-branch'];
    const opened = await open(
      client,
      { ...(headers.authorization && { authorization: headers.authorization }) },
      typeof chosenBranch === 'string' ? chosenBranch : undefined,
    );
    const { id } = opened.session;
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => id,
      onsessionclosed: endConnection,
      enableJsonResponse: true,
    });
    await opened.server.connect(transport);
    const connection = { ...opened, transport, usedAt: performance.now() };
    connections.set(id, connection);
    return connection;
  }

  async function findConnection(request: FastifyRequest, reply: FastifyReply) {
    const id = request.headers['mcp-session-id'];
    if (typeof id === 'string') {
      const connection = connections.get(id);
      if (!connection) refuse(reply, 404, 'The session has ended. Initialize a new one.');
      return connection;
    }
    if (!isInitializeRequest(request.body)) {
      refuse(reply, 400, 'The first request must be "initialize". Send Mcp-Session-Id afterwards.');
      return undefined;
    }
    if (connections.size >= maxSessions) {
      refuse(reply.header('retry-after', '60'), 503, `There are ${maxSessions} sessions.`);
      return undefined;
    }
    try {
      return await connect(request);
    } catch (error) {
      if (!(error instanceof SessionError)) throw error;
      refuse(reply, getHttpStatus({ extensions: { code: error.code } }) ?? 409, error.message);
      return undefined;
    }
  }

  return {
    /** Responds to a request of an agent. */
    async handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const connection = await findConnection(request, reply);
      if (!connection) return reply;
      connection.usedAt = performance.now();
      // A GET opens a stream, which the client may keep open.
      if (request.method === 'GET') reply.raw.once('close', app.streams.open(request.ip));
      const response = await connection.transport.handleRequest(toWebRequest(request), {
        parsedBody: request.body,
      });
      return send(reply, response);
    },

    /** Ends all sessions, and deletes their branches. */
    async close() {
      clearInterval(timer);
      await Promise.all([...connections.keys()].map(endConnection));
    },
  };
}

function toWebRequest({ method, headers, protocol, host, url }: FastifyRequest): Request {
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((text) => [name, text]),
  );
  return new Request(`${protocol}://${host}${url}`, { method, headers: pairs });
}

function send(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status).headers(Object.fromEntries(response.headers));
  const { body } = response;
  return reply.send(body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : '');
}

/** Refuses a request with an error of JSON-RPC. */
const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } });
