import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { buildAppWithFrozenClock, sendGraphql } from '../../test/testApp.ts';
import { createOwnDefinition } from '../ownDefinition.ts';

const typeDefs = parse(/* GraphQL */ `
  type Query {
    users: [User!]!
  }
  type Mutation {
    createUser(name: String!, email: String!): CreateUserPayload!
    updateUser(id: ID!, name: String): UpdateUserResult!
    deleteUser(id: ID!): DeleteUserPayload!
  }
  type User {
    id: ID!
    name: String!
    email: String! @unique
  }
  type CreateUserPayload {
    user: User
    success: Boolean!
    userErrors: [UserError!]!
  }
  type UserError {
    field: [String!]
    message: String!
    code: ErrorCode
  }
  enum ErrorCode {
    BAD_USER_INPUT
    NOT_FOUND
  }
  union UpdateUserResult = User | UserNotFoundError | InvalidInputError
  type UserNotFoundError {
    message: String!
  }
  type InvalidInputError {
    message: String!
  }
  type DeleteUserPayload {
    deletedId: ID
    error: DeleteError
  }
  type DeleteError {
    message: String!
    path: String
  }
`);

let app: FastifyInstance;

beforeAll(async () => {
  app = await buildAppWithFrozenClock({ definition: createOwnDefinition(typeDefs) });
  return () => app.close();
});

test('a refused mutation returns the error in the payload', async () => {
  const { data: list } = await sendGraphql(app, '{ users { email } }');
  const { data, errors } = await sendGraphql(
    app,
    `mutation {
      createUser(name: "Ines", email: "${list.users[0].email}") {
        user { id } success userErrors { field message code }
      }
    }`,
  );

  expect(errors).toBeUndefined();
  expect(data.createUser).toEqual({
    user: null,
    success: false,
    userErrors: [
      {
        field: ['email'],
        message: 'email is already in use. Use another value.',
        code: 'BAD_USER_INPUT',
      },
    ],
  });
  const after = await sendGraphql(app, '{ users { id } }');
  expect(after.data.users).toHaveLength(list.users.length);
});

test('a union contains the error whose name suits the code', async () => {
  const { data } = await sendGraphql(
    app,
    'mutation { updateUser(id: "x", name: "A") { __typename ... on UserNotFoundError { message } } }',
  );

  expect(data.updateUser).toEqual({
    __typename: 'UserNotFoundError',
    message: 'There is no user x.',
  });
});

test('a payload with one error has it', async () => {
  const { data } = await sendGraphql(
    app,
    'mutation { deleteUser(id: "x") { deletedId error { message path } } }',
  );

  expect(data.deleteUser).toEqual({
    deletedId: null,
    error: { message: 'There is no user x.', path: null },
  });
});
