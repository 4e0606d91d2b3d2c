import type { FastifyRequest } from 'fastify';
import type { OperationHttpRequest } from '../apollo/createOperationHandler.ts';

/** Describes a request for an operation, independently of Fastify. */
export function toOperationRequest(request: FastifyRequest): OperationHttpRequest {
  const { method, url, headers, query, body, ip, id } = request;
  const end = url.indexOf('?');
  return {
    method,
    url,
    search: end === -1 ? '' : url.slice(end + 1),
    headers,
    query: query as OperationHttpRequest['query'],
    parameters: body ?? query,
    ip,
    id,
  };
}
