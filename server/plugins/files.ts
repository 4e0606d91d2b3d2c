import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sharedFile } from '../files.ts';

/** Serves the files that search finds, to be kept. */
export const filesPlugin = fp(async (app: FastifyInstance) => {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params: { name } }, reply) => {
    const file = sharedFile(name);
    if (!file) return reply.code(404).send({ error: `No file at files/${name}.` });

    reply.headers({
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
    return reply.type(`${file.type}; charset=utf-8`).send(file.text);
  });
});
