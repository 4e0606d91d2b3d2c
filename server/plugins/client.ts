import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isOwnScreen } from '../ownSchema/isOwnScreen.ts';
import { parseAddress } from '../request/gatewayRequest.ts';
import { addVaryAccept, prefersPage } from './negotiation.ts';
import { anyUrl } from './unknownRoutes.ts';

interface ClientOptions {
  /** Folder of the built dashboard. */
  root: string;
  /** Whether the server has controls. Without them, the dashboard hides its control panel. */
  hasControls: boolean;
  /** Whether the server serves an own schema. Then the dashboard shows its collections. */
  hasOwnSchema: boolean;
}

/** Serves the built dashboard: its files, and its page at every URL that a browser navigates to. */
async function serveClient(app: FastifyInstance, { root, ...marks }: ClientOptions) {
  const page = createMarkedPage(root, marks);
  const isScreenAddress = marks.hasOwnSchema ? isOwnScreenAddress : isCrmScreenAddress;

  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  for (const name of listFilesBesidePage(root)) {
    app.get(`/${name}`, (_, reply) => reply.header('cache-control', 'no-cache').sendFile(name));
  }

  app.get<{ Params: { name: string } }>('/media/:name', ({ params: { name } }, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(`media/${name}`),
  );

  // A hook instead of a route, because `/apps/ecommerce/wishlist` is both a screen and a REST route.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isScreenAddress(request)) return done();
    addVaryAccept(reply);
    if (!prefersPage(request)) return done();
    reply.headers(app.pageHeaders).header('cache-control', 'no-cache');
    if (!page) return reply.sendFile('index.html');
    reply.type('text/html; charset=utf-8');
    const isZipped = request.headers['accept-encoding']?.includes('gzip') ?? false;
    return isZipped
      ? reply.header('content-encoding', 'gzip').send(page.zipped)
      : reply.send(page.text);
  });
}

/** Returns the page with marks that `client/config.ts` reads, if it needs any. The marks save a request. */
function createMarkedPage(
  root: string,
  { hasControls, hasOwnSchema }: Omit<ClientOptions, 'root'>,
) {
  const marks = `${hasControls ? '' : ' data-controls="off"'}${hasOwnSchema ? ' data-schema="own"' : ''}`;
  if (marks === '') return undefined;
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const text = html.replace('<html', `<html${marks}`);
  return { text, zipped: gzipSync(text, { level: 9 }) };
}

export const clientPlugin = fp(serveClient, { name: 'client' });

function listFilesBesidePage(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map(({ name }) => name);
}

/** Returns whether a browser that requests this address gets the dashboard. Some addresses are REST routes, too. */
function isCrmScreenAddress({ method, routeOptions }: FastifyRequest): boolean {
  if (method !== 'GET') return false;
  const { url = anyUrl } = routeOptions;
  return url === anyUrl || url === '/' || url.startsWith('/apps/');
}

const isOwnScreenAddress = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && isOwnScreen(parseAddress(url).path);
