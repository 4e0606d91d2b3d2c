import type { FastifyInstance } from 'fastify';

/** Serves `/openapi.json`. The document is created with the first request. */
export async function openapiPlugin(
  app: FastifyInstance,
  { createDocument }: { createDocument: () => Promise<unknown> },
) {
  let document: Promise<string> | undefined;

  app.get('/openapi.json', async (_, reply) => {
    document ??= createDocument().then((created) => JSON.stringify(created));
    return reply.type('application/json; charset=utf-8').send(await document);
  });
}
