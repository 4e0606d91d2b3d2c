import type { FastifyInstance } from 'fastify';

type Parameters = Record<string, unknown>;

/**
 * Reads the parameter `documentId` of GraphQL over HTTP, such as `sha256:...`, as the hash of a persisted query. Apollo Server
 * stores a document that was sent with its hash, and answers `PERSISTED_QUERY_NOT_FOUND` for one that it does not know.
 */
export function addPersistedDocuments(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    const { method, body, query, raw } = request;
    const hash = readHash(method === 'POST' ? body : query);
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    if (hash && method === 'POST') Object.assign(body as Parameters, { extensions });
    // Apollo Server reads the query string itself.
    else if (hash) raw.url += `&extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
    done();
  });
}

function readHash(parameters: unknown): string | undefined {
  const { documentId, extensions } = (parameters ?? {}) as Parameters;
  if (typeof documentId !== 'string' || extensions !== undefined) return undefined;
  return /^sha256:([\da-f]{64})$/.exec(documentId)?.[1];
}
