import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createModel } from './createModel.ts';

function describe(sdl: string) {
  const { collections } = createModel(buildSchema(`${sdl} type Query { a: Int }`));
  return Object.fromEntries(
    [...collections.values()].flatMap(({ name, relations }) =>
      [...relations.values()].map((relation) => [
        `${name}.${relation.name}`,
        [relation.by, relation.inverse?.name].filter(Boolean).join(' '),
      ]),
    ),
  );
}

test('a list is the inverse of the relation to its owner', () => {
  expect(
    describe(`type Post { id: ID! author: User! editor: User }
      type User { id: ID! posts: [Post!]! }`),
  ).toEqual({ 'Post.author': 'stored', 'Post.editor': 'stored', 'User.posts': 'inverse author' });
});

test('lists with other names are the inverse of relations that begin in the same way', () => {
  expect(
    describe(`type Issue { id: ID! assignee: User creator: User! }
      type User { id: ID! assignedIssues: [Issue!]! createdIssues: [Issue!]! }`),
  ).toMatchObject({
    'User.assignedIssues': 'inverse assignee',
    'User.createdIssues': 'inverse creator',
  });
});

test('two lists are pairs', () => {
  expect(
    describe('type Film { id: ID! people: [Person] } type Person { id: ID! films: [Film] }'),
  ).toEqual({ 'Film.people': 'pairs films', 'Person.films': 'pairs people' });
});

test('an id has the value of the relation beside it, or is a relation of its own', () => {
  const { collections } = createModel(
    buildSchema(`type Query { a: Int } type User { id: ID! }
      type Post { id: ID! author: User authorId: ID userId: ID! size: Int }`),
  );
  const relations = collections.get('Post')?.relations;

  expect(relations?.get('author')?.storage).toBe('authorId');
  expect(relations?.get('userId')).toMatchObject({ by: 'stored', isNullable: false });
});
