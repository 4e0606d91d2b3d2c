import type { FastifyInstance } from 'fastify';

/** Serves `/openapi.json`. The first request creates the document. */
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
