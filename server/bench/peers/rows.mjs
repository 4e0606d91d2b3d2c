import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirePeer, root } from '../peers.mjs';

export const port = Number(process.env.PORT);
export const host = '127.0.0.1';

/** The rows of the collection. */
export const rows = JSON.parse(readFileSync(process.env.ROWS, 'utf8'));

/** Returns the rows whose title contains the text, ignoring case, as Frontdesk does. */
export function search(q) {
  if (!q) return rows;
  const text = q.toLowerCase();
  return rows.filter(({ title }) => title.toLowerCase().includes(text));
}

/** Creates the schema of Frontdesk with these rows, for the GraphQL peers. */
export function createSchema() {
  const { makeExecutableSchema } = requirePeer('@graphql-tools/schema');
  const folder = join(root, 'schema');
  const typeDefs = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return makeExecutableSchema({
    typeDefs,
    resolvers: { Query: { tasks: (_, { q }) => search(q) } },
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
  });
}
