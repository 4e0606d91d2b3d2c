import type { FastifyInstance } from 'fastify';
import { findSharedFile } from '../sample/files.ts';

/** Serves the files that the search finds, as downloads. */
export async function filesPlugin(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params: { name } }, reply) => {
    const file = findSharedFile(name);
    if (!file) return reply.callNotFound();

    reply.headers({
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    return reply.type(`${file.type}; charset=utf-8`).send(file.text);
  });
}
