import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { draw } from '../pictures/catalogue.ts';

interface Picture {
  text: string;
  etag: string;
}

/** Serves the portraits, product pictures, covers and drawings, each drawn when first asked for. */
export const picturesPlugin = fp(async (app: FastifyInstance) => {
  // Holds existing names only, so nobody can fill it by asking for others.
  const drawn = new Map<string, Picture>();

  function pictureOf(shelf: string, file: string): Picture | undefined {
    const address = `${shelf}/${file}`;
    const known = drawn.get(address);
    if (known || !file.endsWith('.svg')) return known;

    const text = draw(shelf, file.slice(0, -'.svg'.length));
    if (text === undefined) return undefined;

    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const picture = { text, etag };
    drawn.set(address, picture);
    return picture;
  }

  app.get<{ Params: { shelf: string; name: string } }>(
    '/pictures/:shelf/:name',
    async ({ params, headers }, reply) => {
      const picture = pictureOf(params.shelf, params.name);
      if (!picture) {
        return reply.code(404).send({ error: `No picture at ${params.shelf}/${params.name}.` });
      }

      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        // Clients of another origin show our pictures too.
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        etag: picture.etag,
      });
      const known = headers['if-none-match']
        ?.split(',')
        .map((tag) => tag.trim().replace(/^W\//, ''));
      if (known?.includes(picture.etag)) return reply.code(304).send();
      return reply.type('image/svg+xml').send(picture.text);
    },
  );
});
