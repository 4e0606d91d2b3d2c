import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { createJsonSchemas } from './jsonSchemas.ts';
import { describeHeaders, listHeaders } from './openapiHeaders.ts';
import { createOperationDescriber } from './openapiOperation.ts';
import { describeRefusals } from './openapiRefusals.ts';
import type { Route } from './route.ts';

/** The routes of a feature. */
interface RouteGroup {
  /** The name of the feature. */
  tag: string;
  /** The description of the feature in one sentence. */
  about: string;
  routes: Route[];
}

interface OpenapiOptions {
  routeGroups: RouteGroup[];
  /** Creates a schema without access rules, which executes the examples. */
  createSchema: () => GraphQLSchema;
  /**
   * Creates a context with the sample data. The examples are executed on it in the order of the document, as by a tool that
   * imports the document and sends all requests.
   */
  createSample: () => Promise<Context>;
  /** Whether operations require the abilities in the access rules of the SDL. */
  enforceRules: boolean;
  /** Whether requests can name a branch and a fault in their headers. */
  hasControls: boolean;
}

/** The name of the security scheme. */
const accessToken = 'accessToken';

/** Creates the OpenAPI 3.1 document of all routes. Everything in it is derived from their operations. */
export async function createOpenapiDocument(options: OpenapiOptions) {
  const { routeGroups, enforceRules, hasControls } = options;
  const jsonSchemas = createJsonSchemas();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Frontdesk',
      version: '1.0.0',
      description:
        'Each path executes one GraphQL operation. The same data is available as GraphQL at `/graphql`. If a client passes arguments as keys of the configuration of axios, which axios does not send, add the request hook of `/compat/axios.js`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: routeGroups.map(({ tag, about }) => ({ name: tag, description: about })),
    paths: await createPaths(options, jsonSchemas),
    components: {
      schemas: jsonSchemas.components,
      parameters: describeHeaders(hasControls),
      securitySchemes: { [accessToken]: createSecurityScheme(enforceRules) },
      responses: describeRefusals(),
    },
  };
}

async function createPaths(
  { routeGroups, createSchema, createSample, enforceRules, hasControls }: OpenapiOptions,
  jsonSchemas: ReturnType<typeof createJsonSchemas>,
) {
  const describeOperation = createOperationDescriber({
    schema: createSchema(),
    jsonSchemas,
    headers: listHeaders(hasControls),
    createSecurity: (abilities) =>
      enforceRules ? [{ [accessToken]: abilities }] : [{}, { [accessToken]: abilities }],
  });
  const sample = await createSample();
  const paths: Record<string, Record<string, unknown>> = {};

  for (const { tag, routes } of routeGroups) {
    for (const route of routes) {
      const path = route.url.replace(/:(\w+)/g, '{$1}');
      const operation = await describeOperation(route, sample);
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: { tags: [tag], ...operation } };
      // Creating the document takes a third of a second. Other requests are handled between the routes.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return paths;
}

const createSecurityScheme = (enforceRules: boolean) => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: `The access token of \`POST /jwt/login\`, or a personal access token. ${
    enforceRules ? 'Operations require it' : 'Operations do not require it on this server'
  }: see \`AUTH\`.`,
});
