import { randomUUID } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, Kind } from 'graphql';
import type { Api } from '../createApi.ts';
import type { AgentSession } from '../gateway/agentSessions.ts';
import type { Route } from '../rest/route.ts';
import { createMcpServer } from './createMcpServer.ts';
import { createGatewayCalls } from './gatewayCalls.ts';
import { createSchemaSearch, type SearchedRoute } from './schemaSearch.ts';

type McpApi = Pick<
  Api,
  | 'schema'
  | 'controlSchema'
  | 'gateway'
  | 'restRoutes'
  | 'collectionRoutes'
  | 'createOpenapiDocument'
>;

export interface OpenSession {
  session: AgentSession;
  server: McpServer;
  /** The branch that was created for the session. Null if the client has chosen another one. */
  ownBranch: string | null;
}

/** Thrown if a session cannot start. `code` is the code of the error of the gateway. */
export class SessionError extends Error {
  readonly code: unknown;

  constructor(message: string, code: unknown) {
    super(message);
    this.code = code;
  }
}

/** Creates the functions that start and end the sessions of agents. */
export function createSessionOpener(app: Pick<FastifyInstance, 'inject'>, api: McpApi) {
  const { schema, controlSchema, gateway, restRoutes, collectionRoutes } = api;
  const schemas = controlSchema ? [schema, controlSchema] : [schema];
  const controlsPath = controlSchema ? '/gateway/graphql' : '/graphql';
  let openapi: ReturnType<typeof api.createOpenapiDocument> | undefined;
  const readOpenapi = async () => {
    openapi ??= api.createOpenapiDocument();
    return (await openapi) as never;
  };
  const searchSchema = createSchemaSearch(schemas, [
    ...restRoutes.map((route) => describeRoute(schemas, route)),
    ...collectionRoutes.map(({ method, url }) => ({ method, url, description: '' })),
  ]);
  const createCalls = (headers: Record<string, string>) =>
    createGatewayCalls(app, { headers, controlsPath });

  return {
    /**
     * Starts a session on a new branch, which is forked from `main`, or on a branch that the client has chosen. Throws if
     * the branch cannot be created or used.
     */
    async open(
      client: string,
      headers: Record<string, string>,
      chosenBranch?: string,
    ): Promise<OpenSession> {
      const id = randomUUID();
      const branch = chosenBranch ?? `agent-${id.slice(0, 8)}`;
      const { control } = createCalls(headers);
      // On a chosen branch, any query finds a name that is invalid or unknown.
      const { errors } =
        chosenBranch === undefined
          ? await control(
              'main',
              'mutation ($name: String!) { createBranch(name: $name, from: "main") { name } }',
              { name: branch },
            )
          : await control(branch, '{ upstreamUrl }');
      if (errors?.[0]) throw new SessionError(errors[0].message, errors[0].extensions?.code);
      const session = gateway.agents.add(id, client, branch);
      const server = createMcpServer({
        session,
        isOwnBranch: chosenBranch === undefined,
        sessions: gateway.agents,
        schemas,
        readOpenapi,
        searchSchema,
        createCalls,
      });
      return { session, server, ownBranch: chosenBranch === undefined ? branch : null };
    },

    /** Ends a session, and deletes the branch that was created for it, unless somebody has deleted it before. */
    async end({ session, server, ownBranch }: OpenSession) {
      gateway.agents.remove(session.id);
      await server.close();
      if (ownBranch !== null) await gateway.delete(ownBranch).catch(() => undefined);
    },
  };
}

/** Returns a route with the description of the field that it reads or changes. */
function describeRoute(schemas: GraphQLSchema[], { method, url, operation }: Route): SearchedRoute {
  const fields = operation.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const types = schemas.map((schema) => schema.getRootType(definition.operation));
    return definition.selectionSet.selections.flatMap((node) =>
      node.kind === Kind.FIELD ? types.map((type) => type?.getFields()[node.name.value]) : [],
    );
  });
  return { method, url, description: fields.find(Boolean)?.description ?? '' };
}
