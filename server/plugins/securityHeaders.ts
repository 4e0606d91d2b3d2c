import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

declare module 'fastify' {
  interface FastifyInstance {
    /** The security headers of all pages. */
    pageHeaders: Record<string, string>;
  }
}

interface SecurityHeadersOptions {
  /** Folder of the built dashboard, whose inline scripts are allowed. */
  client?: string;
  /** Whether pages show pictures of other hosts, whose addresses are in the rows of an own schema. */
  allowsPictures?: boolean;
}

const self = "'self'";

/**
 * Adds `app.pageHeaders`, the security headers of pages. Other responses get `X-Content-Type-Options`. The headers do not
 * depend on the request, so that helmet creates them once. As a plugin, it would add an async hook to every request.
 */
async function addSecurityHeaders(
  app: FastifyInstance,
  { client, allowsPictures = false }: SecurityHeadersOptions,
) {
  const headers = createHeaders({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...(client ? hashInlineScripts(join(client, 'index.html')) : [])],
        styleSrc: [self, "'unsafe-inline'"],
        fontSrc: [self, 'data:'],
        imgSrc: [self, 'data:', 'blob:', ...(allowsPictures ? ['https:', 'http:'] : [])],
        workerSrc: [self, 'blob:'],
        connectSrc: [self],
        // The server uses HTTP. A proxy in front of it can add HTTPS.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
  app.decorate('pageHeaders', headers);
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
}

export const securityHeadersPlugin = fp(addSecurityHeaders, { name: 'security-headers' });

/** Returns the headers that helmet sets. */
function createHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Returns the hashes of a page's inline scripts. One of them sets the color scheme before the first paint. */
function hashInlineScripts(page: string): string[] {
  if (!existsSync(page)) return [];
  const [, ...scripts] = readFileSync(page, 'utf8').split('<script>');
  return scripts.map((script) => {
    const code = script.slice(0, script.indexOf('</script>'));
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}
