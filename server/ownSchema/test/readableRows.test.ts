import type { FastifyInstance } from 'fastify';
import {
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  parse,
} from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { buildAppWithFrozenClock, sendGraphql } from '../../test/testApp.ts';
import type { JsonData } from '../json/inferTypes.ts';
import {
  createJsonDefinition,
  createOwnDefinition,
  type JsonServerLanguage,
  type OwnDefinition,
} from '../ownDefinition.ts';
import { needsNoArguments } from '../schema/shapes.ts';
import { createRandom, pick, type Random } from './randomSchema.ts';

const requestCount = 40;

const rows: JsonData = {
  posts: [
    { id: 1, title: 'Lamps', views: 120, rating: 4.5, isOpen: true, tags: ['light'], note: null },
    { id: 2, title: 'Oak', author: { id: 7, name: 'Ines' }, lines: [{ id: 'a', count: 2 }] },
  ],
  comments: [
    { id: 'c1', text: 'Good', postId: 1 },
    { id: 'c2', text: 'Bad', postId: 2 },
  ],
  settings: { theme: 'dusk', limits: { upload: 5 } },
};

const sdl = parse(/* GraphQL */ `
  scalar DateTime
  enum State { NEW OPEN }
  interface Node { id: ID! }
  union Owner = Author | Team
  type Query { posts: [Post!]! allAuthors: [Author!]! teams: [Team!]! node(id: ID!): Node shop: Shop! }
  type Shop { name: String! address: Address! }
  type Post implements Node @collection(rows: 2) {
    id: ID! title: String! views: Int! rating: Float isOpen: Boolean! tags: [String!]! state: State!
    createdAt: DateTime! address: Address lines: [Line!] author: Author! owner: Owner comments: [Comment!]!
  }
  type Comment implements Node @collection(rows: 2) { id: ID! text: String post: Post! }
  type Author @collection(rows: 2) { id: Int! name: String! posts: [Post!]! friends: [Author!]! teams: [Team!]! }
  type Team implements Node @collection(rows: 2) { id: ID! name: String! members: [Author!]! }
  type Address { street: String! zip: Int }
  type Line { count: Int! label: String }
`);

const values: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  (random) => Math.floor(random() * 4),
  () => 1.5,
  () => 3_000_000_000,
  () => 1e300,
  () => '',
  () => '12',
  () => 'Oak',
  () => 'NEW',
  () => 'post-1',
  () => 'c1',
  () => ({}),
  () => ({ id: 1, __typename: 'Post', $path: 1 }),
  () => ({ type: 'Team', id: 'team-1' }),
  (random) => ({ street: pick(random, ['Oak', 1]), name: 'Ines', upload: pick(random, [1, 'x']) }),
  (random) => ({ count: pick(random, [1, '1', null]), id: pick(random, [1, true, 'a']) }),
  (random) => [createValue(random)],
  (random) => [createValue(random), createValue(random)],
];

const createValue = (random: Random): unknown => pick(random, values)(random);

/** Returns the selection of all fields of a type that need no arguments, to a depth. */
function selectAll(type: GraphQLOutputType, schema: GraphQLSchema, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const members = isAbstractType(named)
    ? schema.getPossibleTypes(named).map(({ name }) => `... on ${name} { ${name}Id: id }`)
    : [];
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const selected = fields
    .filter(
      (field) => needsNoArguments(field) && (depth > 0 || isLeafType(getNamedType(field.type))),
    )
    .map((field) => `${field.name} ${selectAll(field.type, schema, depth - 1)}`);
  return `{ __typename ${[...members, ...selected].join(' ')} }`;
}

/** Sends random rows by REST. Returns the accepted requests, for the message of a failure. */
async function sendRequest(app: FastifyInstance, definition: OwnDefinition, random: Random) {
  const collection = pick(random, [...definition.model.collections.values()]);
  const { path, isSingle, type } = collection;
  const listed = (await app.inject(`/${path}`)).json();
  const id =
    isSingle || listed.length === 0 ? undefined : pick(random, listed as { id: unknown }[]);
  const method = pick(random, ['POST', 'PATCH', 'PATCH', 'PUT', 'DELETE'] as const);
  const names = [...Object.keys(type.getFields()), 'postId', 'unknown', '__typename', '$key'];
  const body = Object.fromEntries(
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => [
      pick(random, names),
      createValue(random),
    ]),
  );
  const url = isSingle || method === 'POST' ? `/${path}` : `/${path}/${id?.id}`;
  const response = await app.inject({
    method,
    url,
    ...(method !== 'DELETE' && { payload: body }),
  });
  return { request: `${method} ${url} ${JSON.stringify(body)}`, response };
}

const json =
  (language: JsonServerLanguage): (() => OwnDefinition) =>
  () =>
    createJsonDefinition(structuredClone(rows), { language });
const own = (typeDefs: DocumentNode) => () => createOwnDefinition(typeDefs);

const definitions = [
  ['of rows', json('1')],
  ['of rows with the earlier language', json('0.17')],
  ['of a schema', own(sdl)],
] as const;
const seeds = Array.from({ length: Number(process.env.SEEDS ?? 3) }, (_, index) => index + 1);

test.each(
  definitions.flatMap(([name, create]) => seeds.map((seed) => [name, seed, create] as const)),
)('a query can read all that REST accepts: %s, seed %i', async (_, seed, create) => {
  const random = createRandom(seed * 7919);
  const definition = create();
  const app = await buildAppWithFrozenClock({ definition });
  onTestFinished(() => app.close());
  const { schema } = definition.model;
  const query = selectAll(schema.getQueryType() as GraphQLObjectType, schema, 3);

  for (let count = 0; count < requestCount; count += 1) {
    const { request, response } = await sendRequest(app, definition, random);
    expect(response.statusCode, `${request} ${response.body}`).toBeLessThan(500);
    if (response.statusCode >= 400) continue;
    const { errors } = await sendGraphql(app, query);
    expect(errors, `${request} ${response.body}`).toBeUndefined();
  }
});
