import type { FastifyInstance } from 'fastify';
import { createOpenapiDocument, type OpenapiOptions } from '../rest/openapi.ts';

/** Serves `/openapi.json`. The document is created with the first request. */
export async function openapiPlugin(app: FastifyInstance, options: OpenapiOptions) {
  let document: Promise<string> | undefined;

  app.get('/openapi.json', async (_, reply) => {
    document ??= createOpenapiDocument(options).then((created) => JSON.stringify(created));
    return reply.type('application/json; charset=utf-8').send(await document);
  });
}
