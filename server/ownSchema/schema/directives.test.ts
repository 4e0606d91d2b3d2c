import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { buildAppWithFrozenClock, sendGraphql } from '../../test/testApp.ts';
import { createOwnDefinition } from '../ownDefinition.ts';

const typeDefs = parse(/* GraphQL */ `
  type Query {
    shirts: [Shirt!]!
  }
  type Mutation {
    createShirt(name: String!, code: String!): Shirt!
  }
  type Shirt @collection(rows: 30) {
    id: ID!
    name: String!
    size: String! @sample(values: ["S", "M", "L"])
    code: String! @unique @sample(values: ["A", "B"])
    secretNote: String @hidden
  }
  type Log @hidden {
    id: ID!
    text: String
  }
`);

let app: FastifyInstance;

beforeAll(async () => {
  app = await buildAppWithFrozenClock({ definition: createOwnDefinition(typeDefs) });
  return () => app.close();
});

test('@collection states the number of rows, and @sample their values', async () => {
  const { data } = await sendGraphql(app, '{ shirts { size code } }');

  expect(data.shirts).toHaveLength(30);
  const sizes = data.shirts.map(({ size }: { size: string }) => size);
  expect([...new Set(sizes)].sort()).toEqual(['L', 'M', 'S']);
});

test('values of a field with @unique differ, and a mutation is refused if a row has the value', async () => {
  const { data } = await sendGraphql(app, '{ shirts { code } }');
  const codes = data.shirts.map(({ code }: { code: string }) => code);
  const { errors } = await sendGraphql(
    app,
    'mutation { createShirt(name: "Linen", code: "B") { id } }',
  );

  expect(new Set(codes).size).toBe(30);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'code' });
});

test('@hidden omits fields from the dashboard, and types from REST and the dashboard', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/gateway/graphql',
    payload: { query: '{ collections { name fields { name } } }' },
  });

  const { collections } = response.json().data;
  expect(collections.map(({ name }: { name: string }) => name)).toEqual(['Shirt']);
  expect(JSON.stringify(collections)).not.toContain('secretNote');
  expect((await app.inject('/logs')).statusCode).toBe(404);
});
