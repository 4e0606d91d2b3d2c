import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, sendGraphql } from '../test/testApp.ts';
import type { JsonData } from './json/inferTypes.ts';
import { createJsonDefinition, type JsonServerLanguage } from './ownDefinition.ts';

const data: JsonData = {
  posts: [
    { id: 1, title: 'Lamps', views: 120, author: { name: 'Ines' }, tags: ['light'] },
    { id: 2, title: 'Puddles', views: 75, author: { name: 'Ada' }, tags: [] },
    { id: 10, title: 'Bread', views: 9, author: { name: 'Ines' }, tags: ['slow'] },
  ],
  comments: [
    { id: 'c1', postId: 1, text: 'Good' },
    { id: 'c2', postId: 1, text: 'Bad' },
    { id: 'c3', postId: 2, text: 'Wet' },
  ],
  settings: { theme: 'dusk' },
};

type App = Awaited<ReturnType<typeof buildTestApp>>;
const build = (language?: JsonServerLanguage) =>
  buildTestApp({ definition: createJsonDefinition(structuredClone(data), { language }) });
let app: App;

beforeEach(async () => {
  app = await build();
});

const get = async (url: string, from: App = app) => (await from.inject(url)).json();
const ids = (rows: { id: unknown }[]) => rows.map(({ id }) => id);

test('a row with a number that JSON cannot write is refused, and the others can be read', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/posts',
    headers: { 'content-type': 'application/json' },
    payload: '{ "id": 1e400 }',
  });

  expect(response.statusCode).toBe(400);
  expect((await sendGraphql(app, '{ posts { id } }')).errors).toBeUndefined();
});

test.each([
  ['PATCH', '/posts/1', { views: 'many' }, 'views must be a whole number'],
  ['PUT', '/posts/1', { title: { en: 'Lamps' } }, 'title must be a text.'],
  ['POST', '/posts', { author: { name: true } }, 'author.name must be a text.'],
  ['PATCH', '/posts/1', { tags: ['light', null] }, 'tags.1 must not be empty.'],
  ['PATCH', '/posts/1', { tags: 'light' }, 'tags must be a list.'],
  ['PATCH', '/posts/1', { views: 3_000_000_000 }, 'views must be a whole number'],
  ['PATCH', '/comments/c1', { postId: 1.5 }, 'postId must be a text or a whole number.'],
  ['PATCH', '/comments/c1', { __typename: 'Post' }, '__typename is a reserved name.'],
  ['PATCH', '/settings', { theme: 7 }, 'theme must be a text.'],
] as const)('%s %s refuses %j', async (method, url, payload, message) => {
  const response = await app.inject({ method, url, payload });

  expect(response.statusCode).toBe(400);
  expect(response.json().error).toContain(message);
});

test('a mutation refuses an object that does not fit the rows of the file', async () => {
  const { errors } = await sendGraphql(
    app,
    'mutation { updatePost(id: 1, input: { author: { name: { first: "Ines" } } }) { id } }',
  );

  expect(errors?.[0]?.message).toBe('input.author.name must be a text.');
});

test('objects with an id in rows are values, and empty fields have any type', async () => {
  const other = await buildTestApp({
    definition: createJsonDefinition({
      orders: [
        { id: 1, buyer: { id: 7, name: 'Ines' }, note: null },
        { id: 2, buyer: { name: 'Ada' }, note: null },
      ],
    }),
  });
  await other.inject({ method: 'PATCH', url: '/orders/1', payload: { note: 5 } });

  const { data: read } = await sendGraphql(other, '{ orders { buyer { id name } note } }');

  expect(read.orders).toEqual([
    { buyer: { id: '7', name: 'Ines' }, note: 5 },
    { buyer: { id: null, name: 'Ada' }, note: null },
  ]);
  expect((await other.inject('/orderBuyers')).statusCode).toBe(404);
});

test('an empty object, and lists with the names of types of GraphQL, can be read', async () => {
  const other = await buildTestApp({
    definition: createJsonDefinition({ profile: {}, queries: [{ id: 1 }], ids: [{ id: 2 }] }),
  });

  const { data: read } = await sendGraphql(other, '{ profile { id } queries { id } ids { id } }');

  expect(read).toEqual({ profile: { id: null }, queries: [{ id: '1' }], ids: [{ id: '2' }] });
});

test('lists and objects whose types would have the same name can all be read and changed', async () => {
  app = await buildTestApp({
    definition: createJsonDefinition({
      post: [{ id: 1, title: 'One' }],
      posts: [{ id: 2, title: 'Two', meta: { a: 1 } }],
      postMetas: [{ id: 3, b: true }],
      profiles: [{ id: 4, postId: 2 }],
      profile: { name: 'Ines' },
      subscriptions: [{ id: 5 }],
      filters: [{ id: 6 }],
      'post-filters': [{ id: 7 }],
    }),
  });

  const { data: read } = await sendGraphql(
    app,
    `{ allPosts { title } posts { title meta { a } profiles { id } } postMetas { b } profiles { posts: postId }
      profileRow { name } subscriptionsCount subscriptionRow(id: 5) { id } filters { id } }`,
  );

  expect(read).toEqual({
    allPosts: [{ title: 'One' }],
    posts: [{ title: 'Two', meta: { a: 1 }, profiles: [{ id: '4' }] }],
    postMetas: [{ b: true }],
    profiles: [{ posts: '2' }],
    profileRow: { name: 'Ines' },
    subscriptionsCount: 1,
    subscriptionRow: { id: '5' },
    filters: [{ id: '6' }],
  });
  expect(await get('/post/1')).toEqual({ id: 1, title: 'One' });
  expect(await get('/post-filters')).toEqual([{ id: 7 }]);
  const added = await app.inject({ method: 'POST', url: '/posts', payload: { title: 'Three' } });
  expect(added.json()).toMatchObject({ title: 'Three' });
});

test('a row that is sent with its embedded rows keeps them', async () => {
  const post = await get('/posts/1?_embed=comments');

  const response = await app.inject({ method: 'PATCH', url: '/posts/1', payload: post });

  expect(response.statusCode).toBe(200);
  expect(ids((await get('/posts/1?_embed=comments')).comments)).toEqual(['c1', 'c2']);
});

test('infers types, relations and mutations from rows', async () => {
  const { data: read } = await sendGraphql(
    app,
    '{ post(id: 1) { id title views author { name } tags comments { id text post { id } } } settings { theme } postsCount posts(filter: { views: { gt: 50 } }, sort: ["-views"]) { id } }',
  );
  const created = await sendGraphql(
    app,
    'mutation { createComment(input: { postId: 2, text: "New" }) { text post { title } } }',
  );

  expect(read.post).toEqual({
    id: '1',
    title: 'Lamps',
    views: 120,
    author: { name: 'Ines' },
    tags: ['light'],
    comments: [
      { id: 'c1', text: 'Good', post: { id: '1' } },
      { id: 'c2', text: 'Bad', post: { id: '1' } },
    ],
  });
  expect(read.settings).toEqual({ theme: 'dusk' });
  expect(read.postsCount).toBe(3);
  expect(ids(read.posts)).toEqual(['1', '2']);
  expect(created.data.createComment).toEqual({ text: 'New', post: { title: 'Puddles' } });
});

test.each([
  ['/posts?title:contains=LAMP', [1]],
  ['/posts?views:gt=9&views:lt=120', [2]],
  ['/posts?id=10', [10]],
  ['/posts?id:in=1,10', [1, 10]],
  ['/posts?author.name=Ines&_sort=-views', [1, 10]],
  ['/posts?_sort=-id', [10, 2, 1]],
  ['/posts?_where={"or":[{"views":{"lt":10}},{"title":{"startsWith":"l"}}]}', [1, 10]],
])('reads %s', async (url, expected) => {
  expect(ids(await get(encodeURI(url)))).toEqual(expected);
});

test('divides lists into pages, and embeds related rows', async () => {
  const page = await get('/posts?_page=2&_per_page=2');
  const [comment] = await get('/comments?_embed=post');
  const post = await get('/posts/1?_embed=comments');

  expect(page).toMatchObject({
    first: 1,
    prev: 1,
    next: null,
    last: 2,
    pages: 2,
    items: 3,
    data: [{ id: 10 }],
  });
  expect(comment.post.title).toBe('Lamps');
  expect(ids(post.comments)).toEqual(['c1', 'c2']);
});

test('writes rows, keeps numbers as ids, and shows the changes in GraphQL and in the journal', async () => {
  const created = await app.inject({
    method: 'POST',
    url: '/posts',
    payload: { title: 'New', extra: { deep: [1] } },
  });
  await app.inject({ method: 'PATCH', url: '/posts/11', payload: { views: 5 } });
  const read = await sendGraphql(app, '{ post(id: 11) { title views } }');
  await app.inject({ method: 'PUT', url: '/posts/11', payload: { title: 'Replaced' } });
  const journal = await get('/gateway/journal');

  expect(created.statusCode).toBe(201);
  expect(created.headers.location).toBe('http://localhost:80/posts/11');
  expect(created.json()).toEqual({ id: 11, title: 'New', extra: { deep: [1] } });
  expect(read.data.post).toEqual({ title: 'New', views: 5 });
  expect(await get('/posts/11')).toEqual({ id: 11, title: 'Replaced' });
  expect(journal.entries.map(({ field }: { field: string }) => field)).toEqual([
    'replaceCollectionRow',
    'changeCollectionRow',
    'addCollectionRow',
  ]);
});

test('a removed row leaves no reference to it, and takes its dependents with it if it is asked to', async () => {
  await app.inject({ method: 'DELETE', url: '/posts/1' });
  await app.inject({ method: 'DELETE', url: '/posts/2?_dependent=comments' });

  expect(await get('/comments')).toEqual([
    { id: 'c1', postId: null, text: 'Good' },
    { id: 'c2', postId: null, text: 'Bad' },
  ]);
  expect((await app.inject('/posts/1')).statusCode).toBe(404);
});

test('REST obeys branches, undo, faults and the log of requests', async () => {
  const headers = { 'x-branch': 'pr-42' };
  await app.inject({ method: 'PATCH', url: '/posts/1', payload: { title: 'Changed' }, headers });
  const onBranch = (await app.inject({ url: '/posts/1', headers })).json();
  await app.inject({ method: 'POST', url: '/gateway/undo', payload: { branch: 'pr-42' } });
  const undone = (await app.inject({ url: '/posts/1', headers })).json();
  await app.inject({
    method: 'POST',
    url: '/gateway/faults',
    payload: { rules: [{ name: 'down', route: 'GET /posts*', status: 503 }] },
  });

  expect(onBranch.title).toBe('Changed');
  expect(undone.title).toBe('Lamps');
  expect((await app.inject('/posts/1')).statusCode).toBe(503);
  expect((await get('/gateway/requests?limit=1'))[0]).toMatchObject({
    url: '/posts/1',
    status: 503,
    fault: 'down',
  });
});

test('a single object is changed and replaced', async () => {
  await app.inject({ method: 'PATCH', url: '/settings', payload: { beta: true } });
  expect(await get('/settings')).toEqual({ theme: 'dusk', beta: true });
  await app.inject({ method: 'PUT', url: '/settings', payload: { theme: 'dawn' } });
  expect(await get('/settings')).toEqual({ theme: 'dawn' });
});

test('with the language of json-server 0.17, lists have other parameters, and routes can be nested', async () => {
  const old = await build('0.17');
  const page = await old.inject('/posts?_page=1&_limit=2&_sort=views&_order=desc');

  expect(ids(page.json())).toEqual([1, 2]);
  expect(page.headers['x-total-count']).toBe('3');
  expect(page.headers.link).toContain('_page=2&_limit=2&_sort=views&_order=desc>; rel="next"');
  expect(ids(await get('/posts/1/comments?text_like=^g', old))).toEqual(['c1']);
  expect(ids(await get('/posts?q=ines', old))).toEqual([1, 10]);
  expect((await get('/comments/c1?_expand=post', old)).post.id).toBe(1);
  expect(Object.keys(await get('/db', old))).toEqual(['posts', 'comments', 'settings']);
});
