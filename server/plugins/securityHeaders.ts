import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface SecurityHeadersOptions {
  /** Folder of the built dashboard, whose inline scripts are allowed. */
  client?: string;
}

const self = "'self'";

/** Adds `reply.helmet()`, which sets the security headers of pages. Other responses get `X-Content-Type-Options`. */
async function addSecurityHeaders(app: FastifyInstance, { client }: SecurityHeadersOptions) {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...(client ? hashInlineScripts(join(client, 'index.html')) : [])],
        styleSrc: [self, "'unsafe-inline'"],
        fontSrc: [self, 'data:'],
        imgSrc: [self, 'data:', 'blob:'],
        workerSrc: [self, 'blob:'],
        connectSrc: [self],
        // The server uses HTTP. A proxy in front of it can add HTTPS.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
}

export const securityHeadersPlugin = fp(addSecurityHeaders, { name: 'security-headers' });

/** Returns the hashes of a page's inline scripts. One of them sets the color scheme before the first paint. */
function hashInlineScripts(page: string): string[] {
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
