import { GraphQLClient } from 'graphql-request';
import { documents } from '../documents.mjs';

/** graphql-request: a query and a mutation. */
export async function run({ address }) {
  const client = new GraphQLClient(`${address}/graphql`);
  await client.request(documents.query);
  await client.request(documents.mutation);
}
