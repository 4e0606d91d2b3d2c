import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { RestHandler } from '../rest/createRestHandler.ts';
import { listMethods as matchMethods } from '../rest/matchRoute.ts';

const graphqlMethods: Record<string, string[]> = {
  '/graphql': ['GET', 'POST'],
  '/graphql/stream': ['GET', 'POST', 'PUT', 'DELETE'],
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Lists the methods that a path has routes for. */
    listMethods: (path: string) => string[];
  }
}

/** Answers OPTIONS requests that are no preflight of a browser: with the methods of the path. */
async function answerOptions(app: FastifyInstance, { rest }: { rest: RestHandler }) {
  const routes: Record<'method' | 'url', string>[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS');
    if (!url.includes('*')) routes.push(...methods.map((name) => ({ method: name, url })));
  });

  const listMethods = (path: string) => [
    ...new Set(graphqlMethods[path] ?? [...rest.listMethods(path), ...matchMethods(routes, path)]),
  ];

  app.decorate('listMethods', listMethods);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request;
    if (method !== 'OPTIONS' || headers['access-control-request-method']) return done();
    const [path = ''] = url.split('?', 1);
    reply
      .code(204)
      .header('allow', ['OPTIONS', ...listMethods(path)].join(', '))
      .send();
  });
}

export const optionsPlugin = fp(answerOptions, { name: 'options' });
