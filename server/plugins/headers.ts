import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

const self = "'self'";

/**
 * Security headers. Pages ask for all of them, with `secured(reply)`: everything a page loads comes
 * from here. Data need one, and the rest would cost more than many an answer.
 */
export const headersPlugin = fp<{ client?: string }>(async (app: FastifyInstance, { client }) => {
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  // In development, Vite answers the pages and injects scripts of its own.
  if (!client) return;

  await app.register(fastifyHelmet, {
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...inlineScriptHashes(join(client, 'index.html'))],
        styleSrc: [self, "'unsafe-inline'"],
        fontSrc: [self, 'data:'],
        imgSrc: [self, 'data:', 'blob:'],
        workerSrc: [self, 'blob:'],
        connectSrc: [self],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
});

/** Sets the headers of a page, where there are any. Answers nothing: a reply that is awaited waits to be sent. */
export async function secured(reply: FastifyReply): Promise<void> {
  if (reply.server.hasReplyDecorator('helmet')) await reply.helmet();
}

/** The dashboard chooses its skin before the first paint, in a script within the page. */
function inlineScriptHashes(page: string): string[] {
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
