import type { FastifyInstance } from 'fastify';

type Headers = Record<string, string>;

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

interface RestRequest {
  method: string;
  path: string;
  body?: unknown;
}

/** The requests that the tools of an agent send to the gateway. */
export interface GatewayCalls {
  /** Executes an operation on a branch. */
  graphql: (
    branch: string,
    query: string,
    variables?: Record<string, unknown>,
  ) => Promise<GraphqlAnswer>;
  /** Executes an operation that uses a control. An own schema has the controls separately. */
  control: (
    branch: string,
    query: string,
    variables?: Record<string, unknown>,
  ) => Promise<GraphqlAnswer>;
  rest: (branch: string, request: RestRequest) => Promise<{ status: number; body: unknown }>;
}

/**
 * Creates the calls of a client. They are requests to the app without a network, so that the limits, rules, faults and the
 * request log of the gateway apply to agents as to everybody. `headers` identify the client.
 */
export function createGatewayCalls(
  app: Pick<FastifyInstance, 'inject'>,
  { headers, controlsPath }: { headers: Headers; controlsPath: string },
): GatewayCalls {
  const send =
    (url: string): GatewayCalls['graphql'] =>
    async (branch, query, variables) => {
      const response = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'x-branch': branch },
        payload: { query, variables },
      });
      return readJson(response.body) as GraphqlAnswer;
    };

  return {
    graphql: send('/graphql'),
    control: send(controlsPath),
    async rest(branch, { method, path, body }) {
      const { statusCode, body: text } = await app.inject({
        method: method as 'GET',
        url: path,
        headers: { accept: 'application/json', ...headers, 'x-branch': branch },
        ...(body !== undefined && { payload: body as object }),
      });
      return { status: statusCode, body: readJson(text) };
    },
  };
}

/** Returns the value of a JSON text, or another text unchanged. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
