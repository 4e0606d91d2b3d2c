import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { Answer, Run } from '../graphql/compile.ts';
import { compileOperation, inputsOf } from './operation.ts';
import type { Route } from './route.ts';
import { variablesReader } from './variables.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    unreadable?: Route['unreadable'];
  }
}

interface RestOptions {
  /** The schema, `withSelf`. */
  schema: GraphQLSchema;
  routes: Route[];
  createContext: (request: FastifyRequest) => Context;
}

const json = 'application/json; charset=utf-8';

/**
 * Mounts the REST table. Every reply comes from the GraphQL operation of its row, compiled as soon
 * as the server listens, or with the first call where that comes sooner.
 */
export async function restPlugin(app: FastifyInstance, options: RestOptions) {
  const { schema, routes, createContext } = options;
  const compiled: (() => Run)[] = [];

  for (const route of routes) {
    const runOf = once(() => compileOperation(schema, route));
    const readerOf = once(() =>
      variablesReader(route.method, route.url, inputsOf(schema, route.operation)),
    );
    const payloadOf = payloadWriter();
    compiled.push(runOf);

    app.route({
      method: route.method,
      url: route.url,
      config: { unreadable: route.unreadable },
      // Not async: most answers are there at once, and a promise of them would have to be waited for.
      handler: (request, reply) => {
        const send = (text: string) => {
          reply.code(route.status);
          if (route.reply === null) reply.send();
          else reply.header('content-type', json).send(payloadOf(text));
        };
        const answer = runOf()(createContext(request), readerOf()(request));
        if (answer instanceof Promise) return answer.then((later) => send(textOf(later)));
        // Calls that came together are all read before the first is answered. An answer in between
        // wakes whoever waits for it, who then takes the processor from the others.
        setImmediate(send, textOf(answer));
      },
    });
  }
  app.addHook('onListen', (done) => {
    void inTurn(compiled);
    done();
  });
}

function textOf(answer: Answer): string {
  if (answer.errors) throw answer.errors[0];
  return answer.text;
}

/** Node writes a short text together with its headers, and bytes apart from them. */
const shortText = 4096;

/**
 * What a text is sent as. A long one goes as bytes, and the last of them are remembered: a list that
 * did not change is the same text.
 */
function payloadWriter(): (text: string) => string | Buffer {
  let last = '';
  let bytes = Buffer.alloc(0);

  return (text) => {
    if (text.length < shortText) return text;
    if (text !== last) {
      last = text;
      bytes = Buffer.from(text);
    }
    return bytes;
  };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** One at a time, so that calls which come meanwhile need not wait for all. */
async function inTurn(tasks: (() => unknown)[]) {
  for (const task of tasks) {
    await new Promise(setImmediate);
    task();
  }
}
