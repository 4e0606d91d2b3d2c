import type { FastifyInstance, HTTPMethods } from 'fastify';
import fp from 'fastify-plugin';
import { unlisted } from '../errors.ts';
import type { Route } from '../rest/route.ts';

/** The address of all that nothing is listed for. */
export const everything = '/*';

/** All but OPTIONS, which asks what a page of another origin may send, and is answered here. */
const passed: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface UnlistedOptions {
  /** What is listed. */
  routes: Pick<Route, 'method' | 'url'>[];
  upstream?: string;
}

/**
 * Answers what nothing is listed for: 404, or 405 at an address that is listed with other methods,
 * or whatever the upstream origin says.
 */
export const unlistedPlugin = fp<UnlistedOptions>(
  async (app: FastifyInstance, { routes, upstream }) => {
    // Routes for all the other methods would be added at every start, and hardly ever asked.
    app.setNotFoundHandler((request, reply) => {
      const { method, url } = request;
      const listed = routes.filter((route) => isAt(route.url, url)).map((route) => route.method);
      if (listed.length === 0) throw unlisted(method, url);
      return reply
        .code(405)
        .header('allow', listed.join(', '))
        .send({ error: `${method} is not listed here. Use ${listed.join(' or ')}.` });
    });
    if (!upstream) return;

    // Brings an HTTP client of its own, which no other start need wait for.
    const { default: replyFrom } = await import('@fastify/reply-from');
    await app.register(replyFrom, { base: new URL(upstream).origin, disableRequestLogging: true });
    await app.register(async (scope) => {
      // What passes through is not read: any type, and any size, is the upstream's to judge.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      scope.route({
        method: passed,
        url: everything,
        bodyLimit: Number.MAX_SAFE_INTEGER,
        handler: (request, reply) => {
          const path = request.raw.url ?? '';
          // A path of two slashes, or a whole address, would name another origin.
          if (!/^\/(?![/\\])/.test(path)) throw unlisted(request.method, path);
          return reply.from(path);
        },
      });
    });
  },
);

/** Whether an address is one that a route's pattern, such as `/api/invoice/invoices/:id`, describes. */
function isAt(pattern: string, url: string): boolean {
  const [path = ''] = url.split('?');
  const steps = path.split('/');
  const wanted = pattern.split('/');
  return (
    steps.length === wanted.length &&
    wanted.every((step, index) => step === steps[index] || (step[0] === ':' && steps[index] !== ''))
  );
}
