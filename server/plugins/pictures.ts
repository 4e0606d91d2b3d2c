import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the SVG files of the sample data at `/pictures/`. `root` is their folder. */
export async function picturesPlugin(app: FastifyInstance, { root }: { root: string }) {
  await app.register(fastifyStatic, {
    root,
    prefix: '/pictures/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => {
      reply.headers({
        // An SVG file that is opened directly is a page, which could run scripts.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        // Clients of another origin show these pictures, too.
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  });
}
