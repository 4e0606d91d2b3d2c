import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { type GraphQLSchema, printType } from 'graphql';
import clientTestingPage from '../../client/testing/README.md?raw';
import readme from '../../README.md?raw';
import serverPage from '../README.md?raw';

export interface ResourceOptions {
  /** The schemas whose types can be read: that of the data, and that of the controls if it is another one. */
  schemas: GraphQLSchema[];
  readOpenapi: () => Promise<{ paths: Record<string, Record<string, object>> }>;
}

/** The pages of the documentation, by their names. */
const pages: Record<string, string> = {
  readme,
  server: serverPage,
  testing: clientTestingPage,
};

/** Adds what an agent can read: types as SDL, REST routes as OpenAPI, and pages of the documentation. */
export function addResources(server: McpServer, { schemas, readOpenapi }: ResourceOptions) {
  server.registerResource(
    'schema',
    new ResourceTemplate('frontdesk://schema/{type}', { list: undefined }),
    { description: 'A type of the GraphQL schema as SDL', mimeType: 'application/graphql' },
    (uri, { type }) => {
      const found = schemas.map((schema) => schema.getType(String(type))).find(Boolean);
      if (!found) throw new Error(`There is no type ${type}. Find it with search_schema.`);
      return createText(uri, printType(found));
    },
  );

  server.registerResource(
    'openapi',
    new ResourceTemplate('frontdesk://openapi/{method}/{+path}', { list: undefined }),
    { description: 'A REST route as OpenAPI', mimeType: 'application/json' },
    async (uri, { method, path }) => {
      const { paths } = await readOpenapi();
      const found = paths[`/${path}`]?.[String(method).toLowerCase()];
      if (!found)
        throw new Error(`There is no route ${method} /${path}. Find it with search_schema.`);
      return createText(uri, JSON.stringify(found));
    },
  );

  server.registerResource(
    'page',
    new ResourceTemplate('frontdesk://docs/{page}', {
      list: () => ({
        resources: Object.keys(pages).map((name) => ({ name, uri: `frontdesk://docs/${name}` })),
      }),
    }),
    { description: 'A page of the documentation', mimeType: 'text/markdown' },
    (uri, { page }) => {
      const text = pages[String(page)];
      if (text === undefined) {
        throw new Error(`There is no page ${page}. Pages: ${Object.keys(pages).join(', ')}.`);
      }
      return createText(uri, text);
    },
  );
}

const createText = ({ href }: URL, text: string) => ({ contents: [{ uri: href, text }] });
