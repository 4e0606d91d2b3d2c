import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';

declare module 'fastify' {
  interface FastifyReply {
    /** Sets the headers of a page, where there are any. */
    secure?: () => void;
  }
}

const self = "'self'";

/**
 * Security headers. Pages ask for all of them, with `reply.secure?.()`: everything a page loads comes
 * from here. Data need one, and the rest would cost more than many an answer.
 *
 * Helmet comes without its plugin for Fastify, which has every request wait, not only one for a page.
 */
export const headersPlugin = fp<{ client?: string }>(async (app: FastifyInstance, { client }) => {
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  // In development, Vite answers the pages and injects scripts of its own.
  if (!client) return;

  const secure = helmetOf(client);
  app.decorateReply('secure', function (this: FastifyReply) {
    secure(this.request.raw, this.raw, (error) => {
      if (error) throw error;
    });
  });
});

function helmetOf(client: string) {
  return helmet({
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
}

/** The dashboard chooses its skin before the first paint, in a script within the page. */
function inlineScriptHashes(page: string): string[] {
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
