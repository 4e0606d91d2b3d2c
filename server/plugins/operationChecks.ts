import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';
import { queryNotUtf8 } from '../errors.ts';
import { isUtf8Query } from '../request/gatewayRequest.ts';
import { isFromOtherSite } from './cors.ts';
import { addJsonParser } from './jsonBodies.ts';

/** Adds the checks of requests that contain a GraphQL operation: their site and the type of their body. */
export function addOperationChecks(app: FastifyInstance, corsOrigins: string[]) {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = findRefusal(request, corsOrigins);
    if (!refusal) return done();
    refuse(reply, refusal);
  });
  app.removeContentTypeParser('application/json');
  addJsonParser(app, ['application/json', 'application/graphql-response+json'], (text) =>
    parse(text, { protoAction: 'error', constructorAction: 'ignore' }),
  );
}

interface Refusal {
  status: number;
  message: string;
}

/** Returns why a request is refused. A page of another site can send a simple POST and any GET without a preflight. */
function findRefusal(
  { method, url, headers }: FastifyRequest,
  corsOrigins: string[],
): Refusal | undefined {
  if (method === 'GET' && isFromOtherSite(headers, corsOrigins)) {
    return {
      status: 403,
      message: 'A GET request from another site is refused. Send a POST request with JSON.',
    };
  }
  if (!isUtf8Query(url)) {
    return { status: 400, message: queryNotUtf8().message };
  }
  if (method !== 'POST') return undefined;
  const type = headers['content-type'] ?? '';
  if (!/^application\/(json|graphql-response\+json)\b/i.test(type)) {
    const message = 'Send the operation as JSON, with content-type: application/json.';
    return { status: 415, message };
  }
  return undefined;
}

const refuse = (reply: FastifyReply, { status, message }: Refusal) =>
  reply.code(status).send({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
