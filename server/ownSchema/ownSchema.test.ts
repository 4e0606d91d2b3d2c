import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFileJournal } from '../journal/file/fileJournal.ts';
import { loadMainBranch } from '../journal/loadBranch.ts';
import { getServerVersion } from '../journal/serverVersion.ts';
import {
  buildAppWithFrozenClock,
  buildTestApp,
  createTestServices,
  sendGraphql,
} from '../test/testApp.ts';
import { createOwnDefinition } from './ownDefinition.ts';

const typeDefs = parse(/* GraphQL */ `
  type Query {
    posts(first: Int, after: String, filter: PostFilter, orderBy: PostOrder): PostConnection!
    post(id: ID!): Post
    authors(limit: Int, offset: Int): [Author!]!
    viewer: Author!
    weather(city: String!): Weather!
  }
  type Mutation {
    createPost(input: CreatePostInput!): CreatePostPayload!
    updatePost(id: ID!, title: String, tagIds: [ID!]): Post!
    deletePost(id: ID!): DeletePayload!
  }
  type Subscription {
    postCreated: Post!
  }
  type Post {
    id: ID!
    title: String!
    views: Int!
    state: PostState!
    author: Author!
    tags: [Tag!]!
    createdAt: String!
  }
  enum PostState {
    DRAFT
    PUBLISHED
  }
  type Author {
    id: ID!
    name: String!
    email: String!
    posts(first: Int): [Post!]!
  }
  type Tag {
    id: ID!
    name: String!
    posts: [Post!]!
  }
  type PostConnection {
    nodes: [Post!]!
    edges: [PostEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type PostEdge {
    node: Post!
    cursor: String!
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  input PostFilter {
    state: PostState
    title: TextFilter
    authorId: ID
  }
  input TextFilter {
    contains: String
  }
  input PostOrder {
    field: PostOrderField!
    direction: Direction!
  }
  enum PostOrderField {
    VIEWS
  }
  enum Direction {
    ASC
    DESC
  }
  input CreatePostInput {
    title: String!
    authorId: ID!
  }
  type CreatePostPayload {
    post: Post
    success: Boolean!
  }
  type DeletePayload {
    deletedId: ID
    success: Boolean!
  }
  type Weather {
    city: String!
    degrees: Float!
  }
`);

type App = Awaited<ReturnType<typeof buildTestApp>>;
let app: App;

beforeEach(async () => {
  app = await buildTestApp({ definition: createOwnDefinition(typeDefs) });
});

const send = async (query: string, headers: Record<string, string> = {}, url = '/graphql') => {
  const response = await app.inject({ method: 'POST', url, payload: { query }, headers });
  return response.json();
};
const control = (query: string) => send(query, {}, '/gateway/graphql');
const readTitle = async (id: string, headers: Record<string, string> = {}) =>
  (await send(`{ post(id: "${id}") { title } }`, headers)).data.post?.title;
const rename = (id: string, title: string, headers?: Record<string, string>) =>
  send(`mutation { updatePost(id: "${id}", title: "${title}") { id title } }`, headers);

test('serves the SDL without fields or types of the gateway', async () => {
  const { data } = await send('{ __schema { types { name } queryType { fields { name } } } }');

  expect(data.__schema.queryType.fields).toHaveLength(5);
  expect(data.__schema.types.map(({ name }: { name: string }) => name)).not.toContain('Branch');
});

test('a row is the same by id, in a list, and as a relation', async () => {
  const { data } = await send(
    '{ posts(first: 3) { nodes { id title author { id name posts { id } } } } viewer { id posts(first: 2) { id } } }',
  );

  for (const post of data.posts.nodes) {
    const { data: one } = await send(`{ post(id: "${post.id}") { id title author { id name } } }`);
    expect(one.post.title).toBe(post.title);
    expect(one.post.author.name).toBe(post.author.name);
    expect(post.author.posts).toContainEqual({ id: post.id });
  }
  expect(data.viewer.posts).toHaveLength(2);
});

test('both sides of a relation of lists agree, before and after a change', async () => {
  const check = async () => {
    const { data } = await send('{ posts { nodes { id tags { id posts { id } } } } }');
    for (const { id, tags } of data.posts.nodes) {
      for (const tag of tags) expect(tag.posts).toContainEqual({ id });
    }
    return data.posts.nodes[0];
  };
  await check();

  await send('mutation { updatePost(id: "post-1", tagIds: ["tag-2", "tag-3"]) { id } }');

  expect((await check()).tags.map(({ id }: { id: string }) => id)).toEqual(['tag-2', 'tag-3']);
});

test('lists are filtered, sorted, and divided into pages', async () => {
  const { data } = await send(`{
    all: posts { totalCount nodes { views state } }
    drafts: posts(filter: { state: DRAFT }) { nodes { state } }
    sorted: posts(orderBy: { field: VIEWS, direction: DESC }) { nodes { views } }
    page: posts(first: 2) { nodes { id } pageInfo { hasNextPage endCursor } }
    authors(limit: 2, offset: 1) { id }
  }`);
  const views = data.all.nodes.map((post: { views: number }) => post.views);
  const next = await send(
    `{ posts(first: 2, after: "${data.page.pageInfo.endCursor}") { nodes { id } } }`,
  );

  expect(new Set(data.drafts.nodes.map(({ state }: { state: string }) => state))).toEqual(
    new Set(['DRAFT']),
  );
  expect(data.sorted.nodes.map((post: { views: number }) => post.views)).toEqual(
    views.toSorted((a: number, b: number) => b - a),
  );
  expect([...data.page.nodes, ...next.data.posts.nodes].map(({ id }) => id)).toEqual([
    'post-1',
    'post-2',
    'post-3',
    'post-4',
  ]);
  expect(data.authors.map(({ id }: { id: string }) => id)).toEqual(['author-2', 'author-3']);
});

test('mutations create, change and delete rows, and refuse unknown ids', async () => {
  const { data } = await send(
    'mutation { createPost(input: { title: "New", authorId: "author-2" }) { success post { id title createdAt author { id } } } }',
  );
  const { id } = data.createPost.post;

  expect(data.createPost).toEqual({
    success: true,
    post: {
      id: 'post-21',
      title: 'New',
      createdAt: '2026-03-09T09:00:00.000Z',
      author: { id: 'author-2' },
    },
  });
  await rename(id, 'Changed');
  expect(await readTitle(id)).toBe('Changed');
  const removed = await send(`mutation { deletePost(id: "${id}") { deletedId success } }`);
  expect(removed.data.deletePost).toEqual({ deletedId: id, success: true });
  expect(await readTitle(id)).toBeUndefined();
  const { errors } = await rename(id, 'Again');
  expect(errors[0]).toMatchObject({
    message: 'There is no post post-21.',
    extensions: { code: 'NOT_FOUND' },
  });
});

test('a field without a convention has valid values, the same for the same arguments', async () => {
  const query = '{ weather(city: "Lyon") { city degrees } }';
  const { data } = await send(query);

  expect(data.weather.degrees).toEqual(expect.any(Number));
  expect((await send(query)).data).toEqual(data);
});

test('branches are isolated, and past states can be read', async () => {
  const headers = { 'x-branch': 'pr-42' };
  const before = await readTitle('post-1');
  await rename('post-1', 'First', headers);
  await rename('post-1', 'Second', headers);

  expect(await readTitle('post-1')).toBe(before);
  expect(await readTitle('post-1', headers)).toBe('Second');
  expect(await readTitle('post-1', { 'x-branch': 'pr-42@1' })).toBe('First');
});

test('undo restores a row, and the diff contains its id and its fields', async () => {
  const before = await readTitle('post-1');
  await rename('post-1', 'Changed');
  const { data } = await control(
    '{ branchDiff(from: "main@0", to: "main") { total changes { table key kind before after } } }',
  );
  await control('mutation { undoCommand { seq } }');

  expect(data.branchDiff).toMatchObject({
    total: 1,
    changes: [
      {
        table: 'own.Post',
        key: 'post-1',
        kind: 'CHANGED',
        before: { title: before },
        after: { title: 'Changed' },
      },
    ],
  });
  expect(await readTitle('post-1')).toBe(before);
});

test('the history of a row contains the commands that have changed it', async () => {
  await rename('post-1', 'Once');
  await rename('post-1', 'Twice');
  const { data } = await control('{ history(type: "Post", id: "post-1") { position kind field } }');

  expect(data.history).toEqual([
    { position: 2, kind: 'CHANGED', field: 'updatePost' },
    { position: 1, kind: 'CHANGED', field: 'updatePost' },
  ]);
});

test('rules make fields and operations fail, and headers a request', async () => {
  await control(
    'mutation { setFaults(rules: [{ name: "names", field: "Author.name", error: "No name", isNull: false }]) { name } }',
  );
  const { errors } = await send('{ viewer { name } }');
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ viewer { id } }' },
    headers: { 'x-mock-error': '503' },
  });

  expect(errors[0].message).toBe('No name');
  expect(response.statusCode).toBe(503);
});

test('the log of requests contains operations, and not the controls', async () => {
  await send('{ viewer { id } }');
  const { data } = await control('{ recordedRequests(limit: 5) { query status } }');

  expect(data.recordedRequests).toEqual([{ query: '{ viewer { id } }', status: 200 }]);
});

test('a scenario repeats the commands on a new branch', async () => {
  await rename('post-2', 'In the scenario');
  const scenario = (await app.inject('/gateway/scenario')).json();
  const imported = await app.inject({
    method: 'POST',
    url: '/gateway/scenario',
    payload: { name: 'copy', scenario },
  });

  expect(imported.statusCode).toBe(201);
  expect(await readTitle('post-2', { 'x-branch': 'copy' })).toBe('In the scenario');
});

test('two starts with the same seed have the same rows, no matter how many there are', async () => {
  const many = await buildTestApp({
    definition: createOwnDefinition(typeDefs, { sample: { rows: 100 } }),
  });
  const query = '{ post(id: "post-7") { title views state author { id } } }';
  const { data } = await sendGraphql(many, query);

  expect((await send(query)).data).toEqual(data);
});

test('a journal in a folder restores the rows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-journal-'));
  async function start() {
    const callbacks = { onWarning: vi.fn(), onFailure: vi.fn() };
    const journal = await openFileJournal({ folder, syncs: false, ...callbacks });
    const services = createTestServices();
    const restored = createOwnDefinition(typeDefs);
    const branch = await loadMainBranch({
      registry: restored.registry,
      journal,
      services,
      writtenBy: getServerVersion(typeDefs),
      onError: vi.fn(),
    });
    return buildAppWithFrozenClock({ definition: restored, services, journal, branch });
  }
  const first = await start();
  await sendGraphql(first, 'mutation { updatePost(id: "post-3", title: "Kept") { id } }');
  await first.close();
  const second = await start();
  const { data } = await sendGraphql(second, '{ post(id: "post-3") { title } }');
  await second.close();

  expect(data.post.title).toBe('Kept');
});
