import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Pages on this machine, and Apollo's hosted explorer. */
const defaultOrigins = [
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/,
  'https://studio.apollographql.com',
];

export function isAllowedOrigin(origin: string, origins: string[]): boolean {
  return [...defaultOrigins, ...origins].some((allowed) =>
    typeof allowed === 'string' ? allowed === origin : allowed.test(origin),
  );
}

/** Allows pages of other origins to call the server. `origins` are further ones. */
async function allowOrigins(app: FastifyInstance, { origins }: { origins: string[] }) {
  await app.register(cors, {
    origin: [...defaultOrigins, ...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  });
}

export const corsPlugin = fp(allowOrigins, { name: 'cors' });
