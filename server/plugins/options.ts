import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { RestHandler } from '../rest/createRestHandler.ts';

const graphqlMethods: Record<string, string[]> = {
  '/graphql': ['GET', 'POST'],
  '/graphql/stream': ['GET', 'POST', 'PUT', 'DELETE'],
};

/** Answers OPTIONS requests that are no preflight of a browser: with the methods of the path. */
async function answerOptions(app: FastifyInstance, { rest }: { rest: RestHandler }) {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request;
    if (method !== 'OPTIONS' || headers['access-control-request-method']) return done();
    const [path = ''] = url.split('?', 1);
    const methods = graphqlMethods[path] ?? rest.listMethods(path);
    reply
      .code(204)
      .header('allow', ['OPTIONS', ...methods].join(', '))
      .send();
  });
}

export const optionsPlugin = fp(answerOptions, { name: 'options' });
