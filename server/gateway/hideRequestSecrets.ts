import { type GraphQLSchema, parse } from 'graphql';
import {
  createOperationSecrets,
  hideStrings,
  type OperationSecrets,
} from '../graphql/operationSecrets.ts';
import { hide } from '../values/secrets.ts';
import { shortenTexts } from './hideSecrets.ts';
import type { ReceivedRequest } from './requestLog.ts';
import { hideInBody, hideInPath, hideInQuery } from './routeSecrets.ts';

type Shown = Pick<ReceivedRequest, 'url' | 'query' | 'input'>;

/**
 * Returns the parts of a recorded request that can contain secrets, without them. They are hidden only here, and not when
 * the request is recorded, because most requests are never shown.
 */
export function hideRequestSecrets(schema: GraphQLSchema, request: ReceivedRequest): Shown {
  const shown = shownRequests.get(request) ?? createShown(schema, request);
  shownRequests.set(request, shown);
  return shown;
}

/** The results by request, because each field of a request reads its part. */
const shownRequests = new WeakMap<ReceivedRequest, Shown>();

function createShown(schema: GraphQLSchema, request: ReceivedRequest): Shown {
  const [path = ''] = request.url.split('?', 1);
  const search = request.url.slice(path.length + 1);
  const { secrets, input } = request;
  if (request.api === 'REST') {
    return {
      url: joinAddress(secrets ? path : hideInPath(path), hideInQuery(secrets, search)),
      query: null,
      input: shortenTexts(typeof input === 'string' ? hideInBody(secrets, input) : hide(input)),
    };
  }

  const url = joinAddress(path, removeOperation(search));
  const operation = secrets ?? readOperation(schema, request.query);
  return {
    url,
    query:
      operation?.hideInDocument() ?? (request.query === null ? null : hideStrings(request.query)),
    input: shortenTexts(operation ? operation.hideVariables(readVariables(input)) : hide(input)),
  };
}

const joinAddress = (path: string, search: string) => (search === '' ? path : `${path}?${search}`);

/** Removes the operation from the query string of a GraphQL request. Its document and its variables are shown apart. */
function removeOperation(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of new Set(parameters.keys())) {
    if (name !== 'operationName' && name !== 'branch') parameters.delete(name);
  }
  return parameters.toString();
}

/** Returns the secrets of an operation. Returns undefined if its document cannot be parsed. */
function readOperation(schema: GraphQLSchema, query: string | null): OperationSecrets | undefined {
  try {
    return createOperationSecrets(schema, parse(query ?? ''));
  } catch {
    return undefined;
  }
}

/** Parses the variables in a query string. */
function readVariables(input: unknown): unknown {
  try {
    return typeof input === 'string' ? JSON.parse(input) : input;
  } catch {
    return input;
  }
}
