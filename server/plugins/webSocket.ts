import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ExecutionResult, type FormattedExecutionResult, GraphQLError, parse } from 'graphql';
import type { Context as Connection, ServerOptions, SubscribePayload } from 'graphql-ws';
import { type Extra, useServer as serveGraphql } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Api } from '../createApi.ts';
import { tooManyStreams } from '../errors.ts';
import { limits } from '../graphql/limits.ts';
import { pingInterval } from '../stream/formats.ts';
import type { StreamOperation } from '../stream/streamOperations.ts';
import { mapAsync } from '../values/mapAsync.ts';
import { toOperationRequest } from './operationRequest.ts';
import './streams.ts';

interface WebSocketOptions {
  api: Pick<Api, 'schema' | 'record' | 'toClientError'>;
  streamOperation: StreamOperation;
}

interface Upgrade {
  socket: Duplex;
  head: Buffer;
}

type GraphqlConnection = Connection<Record<string, unknown> | undefined, Extra>;

/** The maximum number of messages of a client in a second. */
const maxMessagesPerSecond = 200;
/** The maximum number of open connections, and of those of one address. A connection can have several subscriptions, or none. */
const maxConnections = 1_000;
const maxConnectionsPerClient = 500;
/** The close code of a client that sends too many messages. */
const tooManyMessages = 4429;

/** The operation whose only field stands for the results, whatever the client asked for. */
const resultsDocument = parse('subscription { results }');

/**
 * Adds WebSockets by the protocol `graphql-transport-ws` to the route of GET requests. A request for one passes through
 * the hooks of the route first, so that its host and its origin are checked. Call it after they are added.
 */
export function addWebSockets(app: FastifyInstance, { api, streamOperation }: WebSocketOptions) {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const requests = new WeakMap<IncomingMessage, FastifyRequest>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.body });
  const { dispose } = serveGraphql(
    createOptions(app, { api, streamOperation }, requests),
    sockets,
    pingInterval,
  );

  /** The number of open connections of each address. */
  const connections = new Map<string, number>();

  function countConnection(address: string, difference: 1 | -1) {
    const count = (connections.get(address) ?? 0) + difference;
    if (count === 0) connections.delete(address);
    else connections.set(address, count);
  }

  sockets.on('connection', limitMessages);
  // The library would log an invalid frame of a client as an internal error. `ws` closes its connection with a reason.
  sockets.on('connection', (socket) =>
    socket.removeAllListeners('error').on('error', () => undefined),
  );
  app.server.on('upgrade', (request, socket, head) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      return serveWithoutUpgrade(app.server, request, socket, head);
    }
    // Node has removed its own listener. Without one, a client that resets the connection would end the process.
    socket.on('error', () => socket.destroy());
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.assignSocket(socket as IncomingMessage['socket']);
    response.once('finish', () => socket.end());
    app.routing(request, response);
  });
  app.addHook('preHandler', (request, reply, done) => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) return done();
    // A connection takes memory, also without a subscription.
    const own = connections.get(request.ip) ?? 0;
    if (sockets.clients.size >= maxConnections || own >= maxConnectionsPerClient) {
      throw tooManyStreams();
    }
    requests.set(request.raw, request);
    reply.hijack();
    reply.raw.detachSocket(request.raw.socket);
    sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
      countConnection(request.ip, 1);
      socket.once('close', () => countConnection(request.ip, -1));
      sockets.emit('connection', socket, request.raw);
    });
  });
  app.addHook('preClose', async () => dispose());
}

/** Connects the library `graphql-ws` with the function that answers operations on all transports. */
function createOptions(
  app: FastifyInstance,
  { api, streamOperation }: WebSocketOptions,
  requests: WeakMap<IncomingMessage, FastifyRequest>,
): ServerOptions<Record<string, unknown> | undefined, Extra> {
  async function start(connection: GraphqlConnection, payload: SubscribePayload) {
    const { socket, request: raw } = connection.extra;
    const upgrade = requests.get(raw) as FastifyRequest;
    const release = app.streams.open(upgrade.ip);
    const request = toOperationRequest(upgrade);
    const headers = { ...request.headers, ...readHeaders(connection.connectionParams) };
    const { response, exchange } = await streamOperation({
      ...request,
      method: 'POST',
      headers,
      parameters: payload,
    }).catch((error) => {
      release();
      throw error;
    });
    const { results, errors } = response;
    if (exchange) api.record(exchange, { status: response.status, duration: 0, size: 0 });
    if (results) return mapAsync(results, (result) => result, release);
    release();
    if (errors) return errors.map(({ message, ...options }) => new GraphQLError(message, options));
    // A fault has dropped the stream. The client does not receive the error.
    socket.terminate();
    return [new GraphQLError('A fault has dropped the stream.')];
  }

  return {
    async onSubscribe(connection, _id, payload) {
      const started = await start(connection, payload).catch((error) => [api.toClientError(error)]);
      if (Array.isArray(started)) return started;
      return { schema: api.schema, document: resultsDocument, contextValue: started };
    },
    subscribe: ({ contextValue }) => contextValue as AsyncGenerator<ExecutionResult>,
    // The results are formatted already.
    onNext: (_connection, _id, _payload, _args, result) => result as FormattedExecutionResult,
  };
}

/** Returns the parameters of a connection as headers. A browser cannot set headers of a WebSocket. */
const readHeaders = (parameters: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters)
      .filter(([name, value]) => isAllowedHeader(name.toLowerCase()) && typeof value === 'string')
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

const isAllowedHeader = (name: string) =>
  name === 'authorization' || /^x-(branch$|mock-)/.test(name);

/** Closes the connection of a client that sends too many messages. */
function limitMessages(socket: WebSocket) {
  let second = 0;
  let count = 0;
  socket.on('message', () => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count > maxMessagesPerSecond) socket.close(tooManyMessages, 'Too many messages');
  });
}

/**
 * Serves a request that offers another protocol, such as the `Upgrade: h2c` of the HTTP client of Java, as an ordinary
 * request. Node would leave the connection without an answer: as soon as a server listens to upgrades, it parses no
 * body of such a request. So the request is put back, without its offer, and the connection starts again.
 */
function serveWithoutUpgrade(
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!/^(connection|upgrade|http2-settings)$/i.test(name)) {
      lines.push(`${name}: ${rawHeaders[index + 1]}`);
    }
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
