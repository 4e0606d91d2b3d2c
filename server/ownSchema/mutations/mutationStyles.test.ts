import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { buildAppWithFrozenClock, sendGraphql } from '../../test/testApp.ts';
import { createOwnDefinition } from '../ownDefinition.ts';

const typeDefs = parse(/* GraphQL */ `
  type Query {
    posts: [Content!]!
    post(uuid: ID!): Post
    people: [Person!]!
    tags: [Tag!]!
    tag(id: ID!): Tag
  }
  type Mutation {
    createPost(details: PostInput!): PostResult!
    updatePost(uuid: ID!, details: PostInput!): PostResult!
    createPerson(name: String!, email: String): Person!
    createTags(names: [String!]!): [Tag!]!
    deletePeople(ids: [ID!]!): Int!
    addTagsToPost(postId: ID!, tagIds: [ID!]!): Post!
    postRemoveTag(postId: ID!, tagId: ID!): Post!
    postsBulkCreate(authorId: ID!, entries: [PostInput!]!): BulkPayload!
  }
  interface Content {
    uuid: ID!
    author: Person!
  }
  type Post implements Content {
    uuid: ID!
    title: String!
    author: Person!
    tags: [Tag!]!
    comments: [Comment!]!
  }
  type Page implements Content {
    uuid: ID!
    author: Person!
  }
  type Comment {
    id: ID!
    text: String!
    post: Post!
  }
  type Tag {
    id: ID!
    name: String!
    posts: [Post!]!
  }
  type Person {
    id: ID!
    name: String!
    email: String! @unique
    contents: [Content!]!
  }
  union PostResult = PostSuccess | PostError
  type PostSuccess {
    post: Post!
  }
  type PostError {
    path: String!
    message: String!
  }
  type BulkPayload {
    posts: [Post!]
    userErrors: [PostError!]!
  }
  input PostInput {
    title: String
    authorId: ID
    author: AuthorLink
    tags: TagLinks
    comments: [CommentInput!]
  }
  input AuthorLink {
    connect: PersonWhere
    create: NewPerson
  }
  input PersonWhere {
    email: String
  }
  input NewPerson {
    name: String!
    email: String
  }
  input TagLinks {
    connect: [TagWhere!]
    disconnect: [TagWhere!]
    create: [NewTag!]
  }
  input TagWhere {
    id: ID!
  }
  input NewTag {
    name: String!
  }
  input CommentInput {
    id: ID
    text: String!
  }
`);

let app: FastifyInstance;

beforeEach(async () => {
  app = await buildAppWithFrozenClock({ definition: createOwnDefinition(typeDefs) });
  return () => app.close();
});

async function send(query: string) {
  const { data, errors } = await sendGraphql(app, query);
  expect(errors).toBeUndefined();
  return data;
}

const selectPost = `... on PostSuccess { post { uuid title author { id email } tags { id name } comments { id text } } }
  ... on PostError { path message }`;

test('an input creates and connects related rows', async () => {
  const { createPost } = await send(`mutation { createPost(details: {
    title: "A", author: { create: { name: "Ada", email: "ada@example.com" } }
    tags: { connect: [{ id: "tag-1" }], create: [{ name: "New" }] }, comments: [{ text: "One" }, { text: "Two" }]
  }) { ${selectPost} } }`);
  const { post } = createPost;

  expect(post.author.email).toBe('ada@example.com');
  expect(post.tags.map(({ name }: { name: string }) => name)).toEqual([expect.any(String), 'New']);
  expect(post.comments.map(({ text }: { text: string }) => text)).toEqual(['One', 'Two']);
  const { people } = await send('{ people { email contents { uuid } } }');
  expect(people.at(-1)).toEqual({ email: 'ada@example.com', contents: [{ uuid: post.uuid }] });
  const { tag } = await send('{ tag(id: "tag-1") { posts { uuid } } }');
  expect(tag.posts).toContainEqual({ uuid: post.uuid });

  const { updatePost } = await send(`mutation { updatePost(uuid: "${post.uuid}", details: {
    author: { connect: { email: "ada@example.com" } }, tags: { disconnect: [{ id: "tag-1" }] }
    comments: [{ id: "${post.comments[0].id}", text: "Changed" }]
  }) { ${selectPost} } }`);
  expect(updatePost.post.tags).toEqual([post.tags[1]]);
  expect(updatePost.post.comments[0]).toEqual({ id: post.comments[0].id, text: 'Changed' });
});

test('a refused bulk mutation changes nothing, and names the place of the invalid id', async () => {
  const { postsBulkCreate } =
    await send(`mutation { postsBulkCreate(authorId: "person-1", entries: [
    { title: "A" }, { title: "B", tags: { connect: [{ id: "x" }] } }
  ]) { posts { uuid } userErrors { path message } } }`);

  expect(postsBulkCreate).toEqual({
    posts: null,
    userErrors: [{ path: 'input.tags', message: 'There is no tag x.' }],
  });
  const { posts } = await send('{ posts { ... on Post { title } } }');
  expect(posts).not.toContainEqual({ title: 'A' });
});

test('an error of a union has an empty text if no argument is invalid', async () => {
  const { updatePost } = await send(
    `mutation { updatePost(uuid: "x", details: {}) { ${selectPost} } }`,
  );
  expect(updatePost).toEqual({ path: '', message: 'There is no post x.' });
});

test('a new row has no related rows', async () => {
  const { createPerson } = await send(
    'mutation { createPerson(name: "Ada") { contents { uuid } } }',
  );
  expect(createPerson.contents).toEqual([]);
});

test('a list of values creates a row for each', async () => {
  const { createTags } = await send(
    'mutation { createTags(names: ["A", "B"]) { name posts { uuid } } }',
  );
  expect(createTags).toEqual([
    { name: 'A', posts: [] },
    { name: 'B', posts: [] },
  ]);
});

test('a number is the number of changed rows', async () => {
  const { deletePeople } = await send('mutation { deletePeople(ids: ["person-2", "person-3"]) }');
  expect(deletePeople).toBe(2);
});

test('rows are added to a list, and removed from it', async () => {
  const created = await send(
    `mutation { createPost(details: { title: "A", authorId: "person-1" }) { ${selectPost} } }`,
  );
  const { uuid } = created.createPost.post;

  const { addTagsToPost } = await send(
    `mutation { addTagsToPost(postId: "${uuid}", tagIds: ["tag-1", "tag-2"]) { tags { id } } }`,
  );
  expect(addTagsToPost.tags).toEqual([{ id: 'tag-1' }, { id: 'tag-2' }]);
  const { postRemoveTag } = await send(
    `mutation { postRemoveTag(postId: "${uuid}", tagId: "tag-1") { tags { id } } }`,
  );
  expect(postRemoveTag.tags).toEqual([{ id: 'tag-2' }]);
  const { tag } = await send('{ tag(id: "tag-2") { posts { uuid } } }');
  expect(tag.posts).toContainEqual({ uuid });
});
