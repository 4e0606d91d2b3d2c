import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirePeer, root } from '../peers.mjs';

export const port = Number(process.env.PORT);
export const host = '127.0.0.1';

/** The rows of the collection. */
export const rows = JSON.parse(readFileSync(process.env.ROWS, 'utf8'));

/** Searches the titles as our own collection does: for a part of them, in any case. */
export function search(q) {
  if (!q) return rows;
  const part = q.toLowerCase();
  return rows.filter(({ title }) => title.toLowerCase().includes(part));
}

/** Creates our schema with these rows, for the GraphQL peers. */
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
