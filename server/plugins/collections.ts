import type { FastifyInstance } from 'fastify';
import type { Api } from '../createApi.ts';
import { unsupportedMediaType } from '../errors.ts';
import type { CollectionRoute } from '../ownSchema/rest/createCollectionRoutes.ts';
import { createBodyEncoder } from './bodyEncoder.ts';
import { isFromOtherSite } from './cors.ts';
import { addJsonParser } from './jsonBodies.ts';
import { sendAnswer, toGatewayRequest } from './rest.ts';
import './recordRequests.ts';

interface CollectionsOptions {
  routes: Api['collectionRoutes'];
  corsOrigins: string[];
}

/** Serves the REST routes of an own schema: those of its collections, and those that its fields declare. */
export async function collectionsPlugin(
  app: FastifyInstance,
  { routes, corsOrigins }: CollectionsOptions,
) {
  app.removeAllContentTypeParsers();
  addJsonParser(app, ['application/json'], (text) => text);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, text, done) => {
      // Browsers send forms of other sites without a preflight.
      if (isFromOtherSite(request.headers, corsOrigins)) return done(unsupportedMediaType());
      done(null, JSON.stringify(Object.fromEntries(new URLSearchParams(String(text)))));
    },
  );

  for (const { method, url, handle } of routes.filter(({ isDeclared }) => isDeclared)) {
    const encode = createBodyEncoder();
    app.route({
      method,
      url,
      handler: async (request, reply) =>
        sendAnswer(request, reply, await handle(toGatewayRequest(request, reply)), encode),
    });
  }
  // A route of Fastify for each collection would take most of the start of a schema with hundreds of them.
  for (const [key, handlers] of groupRoutes(routes.filter(({ isDeclared }) => !isDeclared))) {
    const [method = '', prefix = '', suffix = ''] = key.split(' ');
    const names = [...handlers.keys()].map((name) => name.replace(/[^\w-]/g, '\\$&')).join('|');
    const encode = createBodyEncoder();
    app.route<{ Params: { collection: string } }>({
      method,
      url: `${prefix}/:collection(^(?:${names})$)${suffix}`,
      handler: async (request, reply) => {
        const handle = handlers.get(request.params.collection) as CollectionRoute['handle'];
        return sendAnswer(request, reply, await handle(toGatewayRequest(request, reply)), encode);
      },
    });
  }
}

/** Groups routes that differ only in the name of their collection, by their method, their prefix and their suffix. */
function groupRoutes(routes: readonly CollectionRoute[]) {
  const groups = new Map<string, Map<string, CollectionRoute['handle']>>();
  for (const { method, url, handle } of routes) {
    const [, prefix = '', name = '', suffix = ''] = /^(\/api)?\/([^/]*)(\/.*)?$/.exec(url) ?? [];
    const key = `${method} ${prefix} ${suffix}`;
    groups.set(key, (groups.get(key) ?? new Map()).set(name, handle));
  }
  return groups;
}
