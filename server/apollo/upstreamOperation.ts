import type { GraphQLRequestContext } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { badInput, upstreamFailed } from '../errors.ts';
import { maxDepth, measureJson } from '../gateway/keptTexts.ts';
import { isObject } from '../gateway/typeGuards.ts';
import { collectBytes, decodeText } from '../request/bodies.ts';
import type { GatewayResponse } from '../request/gatewayRequest.ts';
import type { Forwarding } from '../request/pipeline.ts';
import { isDeeperThan } from '../values/jsonDepth.ts';
import type { OperationReply } from './replies.ts';

/** The maximum number of bytes of a GraphQL response, which is read as a whole. */
const maxResponseSize = 10_000_000;
/** The maximum number of levels of a GraphQL response. Deeper JSON could overflow the stack. */
const maxResponseDepth = 500;

/** Creates the description of how the upstream answers an operation: as a whole, by `POST /graphql`. */
export const forwardOperation = ({
  request,
  operationName,
  source,
}: Pick<
  GraphQLRequestContext<object>,
  'request' | 'operationName' | 'source'
>): Forwarding<OperationReply> => ({
  createRequest() {
    if (measureJson(request.variables) === undefined) {
      throw badInput('variables', `must have at most ${maxDepth} levels.`);
    }
    return {
      method: 'POST',
      path: '/graphql',
      search: '',
      headers: {
        ...Object.fromEntries(request.http?.headers ?? []),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ operationName, query: source, variables: request.variables }),
      isRead: true,
    };
  },
  async check(response) {
    const { bytes, rest } = await collectBytes(response.body, maxResponseSize);
    if (rest) throw unusable(`returned more than ${maxResponseSize} bytes`);
    const body = decodeText(bytes);
    if (body === undefined) throw unusable('returned a body that is not UTF-8 text');
    if (isDeeperThan(body, maxResponseDepth)) {
      throw unusable(`returned more than ${maxResponseDepth} levels`);
    }
    readResult(body);
    return { ...response, body };
  },
  toReply: ({ status, body }: GatewayResponse) => ({
    status: status === 200 ? undefined : status,
    result: readResult(String(body)),
  }),
});

/** Reads the GraphQL result in the body of a response. Throws if the body contains no result. */
function readResult(body: string): FormattedExecutionResult {
  try {
    const { data, errors, extensions } = JSON.parse(body);
    const isResult =
      (data === undefined || data === null || isObject(data)) &&
      (errors === undefined || (Array.isArray(errors) && errors.every(isGraphqlError)));
    if (isResult && (data !== undefined || errors !== undefined)) {
      return { data, errors, extensions: isObject(extensions) ? extensions : undefined };
    }
  } catch {
    // The body is not JSON.
  }
  throw unusable('returned no GraphQL response to POST /graphql');
}

const isGraphqlError = (error: unknown) => isObject(error) && typeof error.message === 'string';

const unusable = (problem: string) =>
  upstreamFailed('UPSTREAM_UNREACHABLE', `The upstream ${problem}.`);
