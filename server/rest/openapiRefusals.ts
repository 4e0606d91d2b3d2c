import { type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql';
import { getHttpStatus } from '../errors.ts';
import type { ErrorCode } from '../gql/types.ts';
import { createContent, type JsonSchema } from './jsonSchemas.ts';
import type { Route } from './route.ts';

interface Refusal {
  /** The name in `components.responses`. */
  name: string;
  description: string;
  /** Whether the response has a `Retry-After` header. */
  retries?: boolean;
}

/** The refusals by their status. */
const refusals: Record<number, Refusal> = {
  400: { name: 'BadRequest', description: 'A value is missing or invalid.' },
  401: {
    name: 'InvalidToken',
    description: 'The refresh token, or the personal access token, is not valid.',
  },
  403: {
    name: 'Forbidden',
    description: 'The caller has no account, or the account lacks the required ability.',
  },
  404: {
    name: 'NotFound',
    description: 'There is no item with this id, or no route with this path.',
  },
  409: {
    name: 'Conflict',
    description: 'The current state of the data does not allow the operation.',
  },
  413: { name: 'BodyTooLarge', description: 'The request body is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The request body is not JSON.' },
  429: { name: 'RateLimited', description: 'There were too many attempts.', retries: true },
  503: { name: 'Busy', description: 'The server is too busy.', retries: true },
};

const retryAfterHeader = {
  description: 'Seconds to wait before the next request.',
  schema: { type: 'integer' },
};

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    error: {
      description: 'A sentence, or an object with a list of sentences for each field.',
      anyOf: [
        { type: 'string' },
        {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
      ],
    },
  },
  required: ['error'],
};

/** Returns the refusals for `components.responses`. */
export function describeRefusals() {
  return Object.fromEntries(
    Object.values(refusals).map(({ name, description, retries }) => [
      name,
      {
        description,
        ...(retries && { headers: { 'Retry-After': retryAfterHeader } }),
        ...createContent(errorSchema),
      },
    ]),
  );
}

/** Returns the codes of the errors of a root field (`@errors`). */
export function readErrorCodes(
  schema: GraphQLSchema,
  { astNode }: GraphQLField<unknown, never>,
): ErrorCode[] {
  const directive = schema.getDirective('errors');
  const values = directive && astNode && getDirectiveValues(directive, astNode);
  return (values?.codes ?? []) as ErrorCode[];
}

/**
 * Returns the responses that refuse an operation, by the codes of its errors. The other statuses depend on the method of
 * the route, and on whether it has inputs.
 */
export function listRefusals(
  { method, invalidInputResponse }: Route,
  hasInputs: boolean,
  codes: ErrorCode[],
) {
  const statuses = new Set([
    ...codes.map((code) => getHttpStatus({ extensions: { code } })),
    ...(hasInputs ? [400, invalidInputResponse?.status ?? 404] : []),
    ...(method === 'POST' ? [400, 413, 415] : []),
    401,
    403,
    503,
  ]);
  return Object.fromEntries(
    [...statuses].flatMap((status = 0) => {
      const refusal = refusals[status];
      return refusal ? [[status, { $ref: `#/components/responses/${refusal.name}` }]] : [];
    }),
  );
}
