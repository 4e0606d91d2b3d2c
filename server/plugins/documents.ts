import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ApiDocument } from '../documents.ts';

interface StoredDocument {
  text: string;
  etag: string;
}

/** The number of origins for which documents are kept. A client chooses the `Host` header. */
const maxOrigins = 10;

/** Serves the documents about the API. Clients that have the current version get 304. */
export async function documentsPlugin(
  app: FastifyInstance,
  { documents }: { documents: Record<string, ApiDocument> },
) {
  for (const [url, { type, create }] of Object.entries(documents)) {
    const stored = new Map<string, Promise<StoredDocument>>();

    app.get(url, async (request, reply) => {
      const origin = `${request.protocol}://${request.host}`;
      if (!stored.has(origin)) {
        if (stored.size === maxOrigins) stored.clear();
        stored.set(origin, create(origin).then(toStored));
      }
      const { text, etag } = await (stored.get(origin) as Promise<StoredDocument>);
      reply.headers({ etag, 'cache-control': 'no-cache' });
      const isCurrent = request.headers['if-none-match']?.split(/,\s*/).includes(etag);
      return isCurrent ? reply.code(304).send() : reply.type(type).send(text);
    });
  }
}

const toStored = (text: string): StoredDocument => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});
