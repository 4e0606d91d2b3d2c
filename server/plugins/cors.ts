import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { RequestHeaders } from '../request/gatewayRequest.ts';

/** Pages on this machine, and Apollo's hosted explorer. */
const defaultOrigins = [
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/,
  'https://studio.apollographql.com',
];

/** Seconds for which a browser keeps the response to a preflight. Chromium keeps it for two hours at most. */
const preflightAge = 7_200;

function isAllowedOrigin(origin: string, origins: string[]): boolean {
  return [...defaultOrigins, ...origins].some((allowed) =>
    typeof allowed === 'string' ? allowed === origin : allowed.test(origin),
  );
}

/**
 * Returns whether a page of an origin that is not allowed sent the request. Browsers send simple requests, such as
 * forms, without a preflight.
 */
export function isFromOtherSite(
  { host, origin, 'sec-fetch-site': site }: RequestHeaders,
  corsOrigins: string[],
): boolean {
  if (typeof origin !== 'string') return site === 'cross-site' || site === 'same-site';
  const isOwn = URL.canParse(origin) && new URL(origin).host === host;
  return !isOwn && !isAllowedOrigin(origin, corsOrigins);
}

/** Allows pages of the default origins and of `origins` to call the server. */
async function allowOrigins(app: FastifyInstance, { origins }: { origins: string[] }) {
  await app.register(cors, {
    origin: [...defaultOrigins, ...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['ETag', 'Retry-After', 'X-Branch', 'X-Clock', 'X-Position', 'X-Request-Id'],
    maxAge: preflightAge,
  });
}

export const corsPlugin = fp(allowOrigins, { name: 'cors' });
