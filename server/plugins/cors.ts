import fastifyCors from '@fastify/cors';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';

interface CorsOptions {
  origins: (string | RegExp)[];
}

/**
 * Says which pages of other origins may call. The library's hook takes a tenth of a short answer's
 * time, so it is asked where there is an origin to judge; whoever names none learns that it matters.
 */
export const corsPlugin = fp<CorsOptions>((app: FastifyInstance, { origins }, done) => {
  const addHook = (name: 'onRequest', judge: onRequestHookHandler) =>
    app.addHook(name, function (request, reply, next) {
      if (request.headers.origin !== undefined || request.method === 'OPTIONS') {
        judge.call(this, request, reply, next);
        return;
      }
      reply.header('vary', 'Origin');
      next();
    });
  fastifyCors(Object.create(app, { addHook: { value: addHook } }), { origin: origins }, done);
});
