import { diff } from '@graphql-inspector/core';
import { buildClientSchema, buildSchema } from 'graphql';

/** GraphQL Inspector: the SDL and the introspection result describe the same schema. */
export async function run({ address }) {
  const sdl = await (await fetch(`${address}/schema.graphql`)).text();
  const { data } = await (await fetch(`${address}/schema.json`)).json();
  const changes = await diff(buildSchema(sdl), buildClientSchema(data));
  const described = changes.filter(({ type }) => !/DIRECTIVE/.test(type));
  if (described.length > 0) throw new Error(described.map(({ message }) => message).join(', '));
}
