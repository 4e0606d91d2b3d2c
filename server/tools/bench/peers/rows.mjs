import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirePeer, rootFolder } from '../peers.mjs';

export const port = Number(process.env.PORT);
export const host = '127.0.0.1';

/** The rows of the measured collection. */
export const rows = JSON.parse(readFileSync(process.env.ROWS, 'utf8'));

/** Finds the rows whose title contains `q`, ignoring case, like the task collection of Frontdesk. */
export function searchRows(q) {
  if (!q) return rows;
  const text = q.toLowerCase();
  return rows.filter(({ title }) => title.toLowerCase().includes(text));
}

/** Creates the schema of Frontdesk with these rows, for the GraphQL peers. */
export function createSchema() {
  const { makeExecutableSchema } = requirePeer('@graphql-tools/schema');
  const folder = join(rootFolder, 'schema');
  const typeDefs = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return makeExecutableSchema({
    typeDefs,
    resolvers: { Query: { tasks: (_, { q }) => searchRows(q) } },
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
  });
}
