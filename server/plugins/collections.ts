import type { FastifyInstance } from 'fastify';
import type { Api } from '../createApi.ts';
import { unsupportedMediaType } from '../errors.ts';
import { createBodyEncoder } from './bodyEncoder.ts';
import { isFromOtherSite } from './cors.ts';
import { addJsonParser } from './jsonBodies.ts';
import { sendAnswer, toGatewayRequest } from './rest.ts';
import './recordRequests.ts';

interface CollectionsOptions {
  routes: Api['collectionRoutes'];
  corsOrigins: string[];
}

/** Serves the REST routes of the collections of an own schema. */
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

  for (const { method, url, handle } of routes) {
    const encode = createBodyEncoder();
    app.route({
      method,
      url,
      handler: async (request, reply) =>
        sendAnswer(request, reply, await handle(toGatewayRequest(request)), encode),
    });
  }
}
