import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql, signUp } from '../../test/testApp.ts';

test.each([
  ['', [7, 8, 9, 10, 6, 5]],
  ['page: 2', [4, 3, 2, 1]],
  ['page: 0', []],
  ['q: "MUG"', [6, 3]],
  ['tags: [FOOD, GAMING]', [9, 6, 3, 2]],
  ['tags: []', []],
  ['sortBy: TITLE, perPage: 2', [8, 2]],
  ['sortBy: COMMENTS, perPage: 2', [6, 3]],
  ['sortBy: COMMENTS, perPage: 2, page: 5', [5, 1]],
  ['statuses: [DRAFT]', []],
])('postPage(%s) returns the posts with the ids %j', async (args, ids) => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, `{ postPage${args && `(${args})`} { posts { id } } }`);

  expect(data.postPage.posts.map(({ id }: { id: number }) => id)).toEqual(ids);
});

test('a post returns its author, and a user returns their posts', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ post(id: 3) { author { fullName posts { id } } } }');

  expect(data.post.author).toEqual({ fullName: 'Daniel Whitby', posts: [{ id: 3 }] });
});

test('posts does not return a draft, but postPage returns it for the status DRAFT', async () => {
  const app = await openTestBranch();

  await sendGraphql(app, 'mutation { updatePost(post: { id: 7, status: DRAFT }) { status } }');
  const { data } = await sendGraphql(
    app,
    '{ posts(limit: 2) { id } postPage(statuses: [DRAFT]) { posts { id } } }',
  );

  expect(data).toEqual({
    posts: [{ id: 8 }, { id: 9 }],
    postPage: { posts: [{ id: 7 }] },
  });
});

test.each([
  ['title: " "', 'post.title'],
  ['slug: "Two words"', 'post.slug'],
  ['slug: "how-we-test-a-chair"', 'post.slug'],
])('refuses an update with %s', async (change, field) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(
    app,
    `mutation { updatePost(post: { id: 1, tags: [], ${change} }) { id } }`,
  );

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
  expect((await sendGraphql(app, '{ post(id: 1) { tags } }')).data.post.tags).toHaveLength(2);
});

test('a repeated bookmark is counted once', async () => {
  const app = await openTestBranch();
  const setBookmarked = (isBookmarked: boolean) =>
    sendGraphql(
      app,
      'mutation ($on: Boolean!) { bookmarkPost(id: 2, isBookmarked: $on) { bookmarkCount } }',
      { on: isBookmarked },
    );

  await setBookmarked(true);
  const afterSecond = await setBookmarked(true);
  const afterRemoval = await setBookmarked(false);

  expect(afterSecond.data.bookmarkPost.bookmarkCount).toBe(85);
  expect(afterRemoval.data.bookmarkPost.bookmarkCount).toBe(84);
});

const ines = { fullName: 'Ines Okafor', email: 'ines@marlowfinch.example' };

test('a new comment comes last, and a refusal names the invalid field', async () => {
  const app = await openTestBranch();
  const addComment = (changes: object) =>
    sendGraphql(
      app,
      'mutation ($comment: CommentInput!) { commentOnPost(postId: 1, comment: $comment) { commentCount comments { id text website commentedAt replyTo } } }',
      { comment: { ...ines, text: 'Well seen.', ...changes } },
    );

  const { data } = await addComment({ website: 'https://marlowfinch.example' });
  expect(data.commentOnPost.commentCount).toBe(2);
  expect(data.commentOnPost.comments.at(-1)).toEqual({
    id: 20,
    text: 'Well seen.',
    website: 'https://marlowfinch.example',
    commentedAt: '2026-03-09T09:00:00.000Z',
    replyTo: null,
  });

  for (const [field, value] of [
    ['text', ' '],
    ['text', 'long '.repeat(500)],
    ['fullName', ''],
    ['email', 'ines'],
    ['website', 'javascript:alert(1)'],
  ] as const) {
    const { errors } = await addComment({ [field]: value });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      field: `comment.${field}`,
    });
  }
  expect((await sendGraphql(app, '{ post(id: 1) { commentCount } }')).data.post.commentCount).toBe(
    2,
  );
});

test('replies to a comment are deleted and restored together with the comment', async () => {
  const app = await openTestBranch();
  const addReply = (commentId: number) =>
    sendGraphql(
      app,
      'mutation ($commentId: Int!, $comment: CommentInput!) { replyToComment(commentId: $commentId, comment: $comment) { comments { id replyTo } } }',
      { commentId, comment: { ...ines, text: 'So do I.' } },
    );
  const change = async (mutation: string) =>
    (await sendGraphql(app, `mutation { post: ${mutation}(id: 2) { commentCount } }`)).data.post;

  const { data } = await addReply(3);
  expect(data.replyToComment.comments).toEqual([
    { id: 2, replyTo: null },
    { id: 3, replyTo: 2 },
    { id: 20, replyTo: 2 },
  ]);

  expect(await change('deleteComment')).toEqual({ commentCount: 0 });
  expect((await addReply(3)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await change('restoreComment')).toEqual({ commentCount: 3 });
});

const addPostMutation = `mutation ($post: AddPostInput!) { addPost(post: $post) { id slug excerpt image status authorName postedAt } }`;

test('a new post gets a slug, an excerpt and a cover image', async () => {
  const app = await openTestBranch();
  const post = { title: 'Über the soup', content: '<p>Soup &amp; bread.</p><p>Again.</p>' };

  const first = (await sendGraphql(app, addPostMutation, { post })).data.addPost;
  const second = (
    await sendGraphql(app, addPostMutation, { post: { ...post, status: 'PUBLISHED' } })
  ).data.addPost;

  expect(first).toMatchObject({
    id: 11,
    slug: 'uber-the-soup',
    excerpt: 'Soup & bread. Again.',
    image: '/pictures/covers/front-desk.svg',
    status: 'DRAFT',
    authorName: 'Ines Okafor',
  });
  expect(second.slug).toBe('uber-the-soup-2');
  const { data } = await sendGraphql(
    app,
    '{ posts(limit: 2) { id } postPage(q: "soup") { total } }',
  );
  expect(data).toEqual({ posts: [{ id: 12 }, { id: 7 }], postPage: { total: 1 } });
});

test.each([
  [{ title: ' ' }, 'post.title'],
  [{ title: 'a'.repeat(121) }, 'post.title'],
  [{ slug: 'how-we-test-a-chair' }, 'post.slug'],
  [{ image: 'https://elsewhere.example/a.png' }, 'post.image'],
  [{ image: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'post.image'],
  [{ image: `data:image/png;base64,${'A'.repeat(700_000)}` }, 'post.image'],
  [{ content: 'a'.repeat(150_001) }, 'post.content'],
])('refuses a new post with an invalid field (%#)', async (change, field) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, addPostMutation, {
    post: { title: 'Soup', content: '', ...change },
  });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
  expect(
    (await sendGraphql(app, '{ postPage(statuses: [DRAFT]) { total } }')).data.postPage.total,
  ).toBe(0);
});

test('publishing a draft sets its date to the current time', async () => {
  const app = await openTestBranch();
  const update = (status: string) =>
    sendGraphql(app, `mutation { updatePost(post: { id: 6, status: ${status} }) { postedAt } }`);

  await update('DRAFT');
  const { data } = await update('PUBLISHED');

  expect(data.updatePost.postedAt).toBe('2026-03-09T09:00:00.000Z');
});

test('a deleted post is not found, and a restore brings back its comments', async () => {
  const app = await openTestBranch();
  const read = () => sendGraphql(app, '{ post(id: 6) { commentCount comments { id } } }');
  const before = await read();

  await sendGraphql(app, 'mutation { deletePost(id: 6) { id } }');
  expect((await read()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await sendGraphql(app, '{ postPage { total } }')).data.postPage.total).toBe(9);
  const again = await sendGraphql(app, 'mutation { deletePost(id: 6) { id } }');
  expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');

  await sendGraphql(app, 'mutation { restorePost(id: 6) { id } }');
  expect(await read()).toEqual(before);
  const twice = await sendGraphql(app, 'mutation { restorePost(id: 6) { id } }');
  expect(twice.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a slug is made from a title and gets a number if it is taken', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{
      taken: postSlug(text: "How we test a chair?") { slug isFree suggestion }
      own: postSlug(text: "how-we-test-a-chair", id: 2) { isFree suggestion }
      foreign: postSlug(text: "家具") { slug }
    }`,
  );

  expect(data).toEqual({
    taken: {
      slug: 'how-we-test-a-chair',
      isFree: false,
      suggestion: 'how-we-test-a-chair-2',
    },
    own: { isFree: true, suggestion: 'how-we-test-a-chair' },
    foreign: { slug: 'post' },
  });
});

test('bookmarked posts can be listed, and a repeated like is counted once', async () => {
  const app = await openTestBranch();
  const like = async (isLiked: boolean) =>
    (
      await sendGraphql(
        app,
        `mutation { likePost(id: 4, isLiked: ${isLiked}) { likeCount isLiked } }`,
      )
    ).data.likePost;
  const { likeCount } = await like(false);

  await sendGraphql(app, 'mutation { bookmarkPost(id: 4, isBookmarked: true) { id } }');
  const { data } = await sendGraphql(
    app,
    '{ postPage(isBookmarked: true) { total posts { id } } }',
  );

  expect(data.postPage).toEqual({ total: 1, posts: [{ id: 4 }] });
  await like(true);
  expect(await like(true)).toEqual({ likeCount: likeCount + 1, isLiked: true });
});

test('each caller has their own likes and bookmarks', async () => {
  const app = await openTestBranch();
  const headers = await signUp(app, 'ines');
  const query = '{ post(id: 4) { likeCount isLiked bookmarkCount isBookmarked } }';
  const markPost = (isOn: boolean, markHeaders = {}) =>
    sendGraphql(
      app,
      'mutation ($on: Boolean!) { likePost(id: 4, isLiked: $on) { id } bookmarkPost(id: 4, isBookmarked: $on) { id } }',
      { on: isOn },
      markHeaders,
    );
  const { likeCount, bookmarkCount } = (await sendGraphql(app, query)).data.post;

  await markPost(true);
  await markPost(true, headers);
  await markPost(false);

  expect((await sendGraphql(app, query)).data.post).toEqual({
    likeCount: likeCount + 1,
    isLiked: false,
    bookmarkCount: bookmarkCount + 1,
    isBookmarked: false,
  });
  expect((await sendGraphql(app, query, {}, headers)).data.post).toMatchObject({
    isLiked: true,
    isBookmarked: true,
  });
  const bookmarkedPage = '{ postPage(isBookmarked: true) { total } }';
  expect((await sendGraphql(app, bookmarkedPage)).data.postPage.total).toBe(0);
  expect((await sendGraphql(app, bookmarkedPage, {}, headers)).data.postPage.total).toBe(1);
});

test('postTags returns the number of posts of each tag', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ postTags { tag count } }');

  expect(data.postTags).toContainEqual({ tag: 'VIDEO', count: 3 });
});

test('activity counts comments and bookmarks', async () => {
  const app = await openTestBranch();
  const read = async () =>
    (await sendGraphql(app, '{ activity { comments bookmarks } }')).data.activity;
  const before = await read();

  await sendGraphql(
    app,
    `mutation {
      commentOnPost(postId: 1, comment: { fullName: "Ada Quist", email: "ada@quist.example", text: "Yes." }) { id }
      bookmarkPost(id: 2, isBookmarked: true) { id }
    }`,
  );

  expect(await read()).toEqual({
    comments: before.comments + 1,
    bookmarks: before.bookmarks + 1,
  });
});
