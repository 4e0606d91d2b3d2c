import accepts from '@fastify/accepts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Adds `request.accepts()`, which compares media types by their quality. */
export const negotiationPlugin = fp(async (app: FastifyInstance) => app.register(accepts), {
  name: 'negotiation',
});

/**
 * Returns whether the client prefers a page to data. `*` and a missing header mean data. The header of browsers prefers
 * pages, and so does the default header of `HttpURLConnection` in Java, which names `text/html` first.
 */
export function prefersPage(request: FastifyRequest): boolean {
  const { accept } = request.headers;
  if (accept === undefined || !/text\/html/i.test(accept)) return false;
  return request.accepts().type(['application/json', 'text/html']) === 'text/html';
}

/** Adds `Accept` to the header `Vary`, because the response depends on it. */
export function addVaryAccept(reply: FastifyReply) {
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!/\baccept\b(?!-)/i.test(vary)) reply.header('vary', vary ? `${vary}, Accept` : 'Accept');
}
