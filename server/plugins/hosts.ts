import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers requests with any `Host` header, or with none, such as those of load balancers. */
    allowsAnyHost?: boolean;
  }
}

interface HostsOptions {
  /** Further host names. A name that begins with a dot includes all its subdomains. */
  names: string[];
}

/**
 * Refuses requests to a host name that is not the server's. Without this check, any web page could make
 * its own host name resolve to this machine, and then read all data (DNS rebinding). An IP address is not
 * resolved, so that all IP addresses are allowed, as in Vite.
 */
async function checkHosts(app: FastifyInstance, { names }: HostsOptions) {
  /** The last `Host` header that was allowed. It saves the check, because most requests have the same one. */
  let lastAllowed: string | undefined;

  app.addHook('onRequest', (request, reply, done) => {
    const { host = '' } = request.headers;
    if (host === lastAllowed || request.routeOptions.config.allowsAnyHost) return done();
    const name = parseHostName(host);
    if (name === undefined) {
      reply.code(400).send({ error: 'The Host header is missing or is not a host name.' });
    } else if (!isAllowed(name, names)) {
      const message = `The host ${JSON.stringify(name)} is not allowed. Add it to ALLOWED_HOSTS.`;
      reply.code(403).send({ error: message });
    } else {
      lastAllowed = host;
      done();
    }
  });
}

export const hostsPlugin = fp(checkHosts, { name: 'hosts' });

/** Returns the name or address in a Host header, without the port; undefined if it is malformed. */
function parseHostName(host: string): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i.exec(host) ?? [];
  return (address ?? name)?.toLowerCase();
}

function isAllowed(name: string, names: string[]): boolean {
  if (isIP(name)) return true;
  return ['localhost', '.localhost', ...names].some((allowed) =>
    allowed.startsWith('.') ? `.${name}`.endsWith(allowed) : name === allowed,
  );
}
