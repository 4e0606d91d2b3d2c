import { parse } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { buildAppWithFrozenClock, sendGraphql } from '../../test/testApp.ts';
import { createOwnDefinition } from '../ownDefinition.ts';

const typeDefs = parse(/* GraphQL */ `
  type Query {
    books: [Book!]!
  }
  type Book {
    id: ID!
    title: String!
    author: Author
  }
  type Author {
    id: ID!
    name: String!
    books: [Book!]!
  }
`);

test.each(['1.5', '9007199254740993', '1e300'])(
  'refuses the id %s of a new row, which no query could read',
  async (id) => {
    const app = await buildAppWithFrozenClock({ definition: createOwnDefinition(typeDefs) });
    onTestFinished(() => app.close());

    const response = await app.inject({
      method: 'POST',
      url: '/books',
      headers: { 'content-type': 'application/json' },
      payload: `{ "id": ${id}, "title": "Oak" }`,
    });

    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe('id must be a text or a whole number.');
    expect((await sendGraphql(app, '{ books { id } }')).errors).toBeUndefined();
  },
);
