import { expect, test } from 'vitest';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
  signUp,
} from '../../test/testApp.ts';

test('a repeated like of a post is counted once', async () => {
  const app = await openTestBranch();
  const like = async (youLiked: boolean) =>
    (
      await sendGraphql(
        app,
        'mutation ($on: Boolean!) { likeProfilePost(id: 2, youLiked: $on) { likes youLiked } }',
        { on: youLiked },
      )
    ).data.likeProfilePost;

  expect(await like(true)).toEqual({ likes: 39, youLiked: true });
  expect(await like(true)).toEqual({ likes: 39, youLiked: true });
  expect(await like(false)).toEqual({ likes: 38, youLiked: false });
});

test('commentOnProfilePost adds the comment at the end and counts it', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    'mutation { commentOnProfilePost(id: 3, comment: "It did.") { comments detailedComments { id username comment } } }',
  );

  expect(data.commentOnProfilePost.comments).toBe('32');
  expect(data.commentOnProfilePost.detailedComments.at(-1)).toEqual({
    id: 10,
    username: 'Ines Okafor',
    comment: 'It did.',
  });
});

test('a new vote of a caller replaces the previous one', async () => {
  const app = await openTestBranch();
  const vote = async (id: number) =>
    (
      await sendGraphql(app, 'mutation ($id: Int!) { voteInPoll(id: $id) { result youVoted } }', {
        id,
      })
    ).data.voteInPoll;

  expect(await vote(1)).toEqual([
    { result: '82%', youVoted: true },
    { result: '18%', youVoted: false },
  ]);
  expect(await vote(2)).toEqual([
    { result: '80%', youVoted: false },
    { result: '20%', youVoted: true },
  ]);
});

test('each caller has one vote, which can be removed', async () => {
  const app = await openTestBranch();
  const headers = await signUp(app, 'ines');
  const vote = async (id: number | null, callerHeaders = {}) =>
    (
      await sendGraphql(
        app,
        'mutation ($id: Int) { voteInPoll(id: $id) { result youVoted } }',
        { id },
        callerHeaders,
      )
    ).data.voteInPoll[1];

  expect(await vote(2)).toEqual({ result: '20%', youVoted: true });
  expect(await vote(2, headers)).toEqual({ result: '21%', youVoted: true });
  expect(await vote(null, headers)).toEqual({ result: '20%', youVoted: false });
  expect(await vote(null)).toEqual({ result: '18%', youVoted: false });
});

test('each caller has their own likes', async () => {
  const app = await openTestBranch();
  const headers = await signUp(app, 'ines');
  const like = async (youLiked: boolean, callerHeaders = {}) =>
    (
      await sendGraphql(
        app,
        `mutation ($on: Boolean!) {
          likeProfilePost(id: 1, youLiked: $on) { likes likedCount youLiked }
          likeProfileComment(id: 2, youLiked: $on) { commentsLikes youLiked }
        }`,
        { on: youLiked },
        callerHeaders,
      )
    ).data;

  expect(await like(true, headers)).toEqual({
    likeProfilePost: { likes: 34, likedCount: 28, youLiked: true },
    likeProfileComment: { commentsLikes: 8, youLiked: true },
  });
  expect(await like(false)).toEqual({
    likeProfilePost: { likes: 33, likedCount: 28, youLiked: false },
    likeProfileComment: { commentsLikes: 7, youLiked: false },
  });
  expect(await like(false)).toMatchObject({ likeProfilePost: { likes: 33 } });
  expect(await like(true, headers)).toMatchObject({ likeProfilePost: { likes: 33 } });
});

test('each caller has their own followed people and favourites', async () => {
  const app = await openTestBranch();
  const headers = await signUp(app, 'ines');
  const query = '{ profile { friends { id } suggestedPages { isFavorite } feeds { isFavorite } } }';
  const before = await sendGraphql(app, query);

  await sendGraphql(
    app,
    `mutation {
      followPerson(id: 1, isFollowed: true) { id }
      markSuggestedPage(id: 2, isFavorite: true) { id }
      markProfileFeed(id: 1, isFavorite: true) { id }
    }`,
    {},
    headers,
  );

  expect(await sendGraphql(app, query)).toEqual(before);
  const { data } = await sendGraphql(app, query, {}, headers);
  expect(data.profile.friends).toEqual([{ id: 1 }]);
  expect(
    data.profile.suggestedPages.map((page: { isFavorite: boolean }) => page.isFavorite),
  ).toEqual([false, true, false, false, false, false]);
});

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const addPostMutation =
  'mutation ($post: AddProfilePostInput!) { addProfilePost(post: $post) { id username text image likes comments postTime isOwn } }';

test('a new post comes first and can be deleted and restored', async () => {
  const clock = { time: Date.parse('2026-03-09T09:00:00Z') };
  const app = await buildTestApp({
    services: { ...createTestServices(), now: () => new Date(clock.time) },
  });
  const readFirstPost = async () =>
    (await sendGraphql(app, '{ profilePosts(limit: 1) { total posts { id text postTime } } }')).data
      .profilePosts;

  const { data } = await sendGraphql(app, addPostMutation, {
    post: { text: ' The bell rings. ', image: pixel },
  });
  expect(data.addProfilePost).toEqual({
    id: 9,
    username: 'Ines Okafor',
    text: 'The bell rings.',
    image: pixel,
    likes: 0,
    comments: '0',
    postTime: 'Just now',
    isOwn: true,
  });
  clock.time += 5 * 60_000;
  expect(await readFirstPost()).toEqual({
    total: 9,
    posts: [{ id: 9, text: 'The bell rings.', postTime: '5 minutes ago' }],
  });
  await sendGraphql(app, 'mutation { commentOnProfilePost(id: 9, comment: "Good news.") { id } }');

  await sendGraphql(app, 'mutation { deleteProfilePost(id: 9) { id } }');
  expect(await readFirstPost()).toMatchObject({ total: 8, posts: [{ id: 1 }] });
  const afterDeletion = await sendGraphql(
    app,
    'mutation { likeProfilePost(id: 9, youLiked: true) { id } }',
  );
  expect(afterDeletion.errors?.[0]?.extensions.code).toBe('NOT_FOUND');

  const restored = await sendGraphql(
    app,
    'mutation { restoreProfilePost(id: 9) { comments detailedComments { comment } } }',
  );
  expect(restored.data.restoreProfilePost).toEqual({
    comments: '1',
    detailedComments: [{ comment: 'Good news.' }],
  });
  expect(await readFirstPost()).toMatchObject({ total: 9, posts: [{ id: 9 }] });
});

test('only the author can delete a post', async () => {
  const app = await openTestBranch();
  const headers = await signUp(app, 'ines');
  const { data } = await sendGraphql(app, addPostMutation, { post: { text: 'Mine.' } }, headers);
  expect(data.addProfilePost).toMatchObject({ username: 'ines', image: null, isOwn: true });

  for (const id of [1, data.addProfilePost.id]) {
    const { errors } = await sendGraphql(
      app,
      'mutation ($id: Int!) { deleteProfilePost(id: $id) { id } }',
      { id },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  const { posts } = (await sendGraphql(app, '{ profilePosts(limit: 9) { posts { isOwn } } }')).data
    .profilePosts;
  expect(posts).toHaveLength(9);
  expect(posts).not.toContainEqual({ isOwn: true });
});

test.each([
  [{ text: ' ' }, 'post.text'],
  [{ text: 'x'.repeat(2001) }, 'post.text'],
  [{ text: 'x', image: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'post.image'],
  [{ text: 'x', image: `data:image/png;base64,${'A'.repeat(700_000)}` }, 'post.image'],
])('refuses an invalid post and names the field', async (post, field) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, addPostMutation, { post });

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect((await sendGraphql(app, '{ profilePosts { total } }')).data.profilePosts.total).toBe(8);
});

test('markSuggestedPage marks a page as favourite', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    'mutation { markSuggestedPage(id: 2, isFavorite: true) { username isFavorite } }',
  );

  expect(data.markSuggestedPage).toEqual({ username: 'Corvane', isFavorite: true });
});

test.each([
  ['likeProfilePost(id: 99, youLiked: true) { id }', 'NOT_FOUND'],
  ['commentOnProfilePost(id: 99, comment: "x") { id }', 'NOT_FOUND'],
  ['commentOnProfilePost(id: 1, comment: " ") { id }', 'BAD_USER_INPUT'],
  ['likeProfileComment(id: 99, youLiked: true) { id }', 'NOT_FOUND'],
  ['markProfileFeed(id: 9, isFavorite: true) { id }', 'NOT_FOUND'],
  ['followPerson(id: 99, isFollowed: true) { id }', 'NOT_FOUND'],
  ['markSuggestedPage(id: 9, isFavorite: true) { id }', 'NOT_FOUND'],
  ['voteInPoll(id: 9) { id }', 'NOT_FOUND'],
  ['deleteProfilePost(id: 99) { id }', 'NOT_FOUND'],
  ['restoreProfilePost(id: 1) { id }', 'NOT_FOUND'],
])('%s returns %s', async (mutation, code) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, `mutation { ${mutation} }`);

  expect(errors?.[0]?.extensions.code).toBe(code);
});

test('profilePosts returns older posts, newest first', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ profile { posts { id } } profilePosts(offset: 3, limit: 3) { posts { id } total } }',
  );

  expect(data.profile.posts.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
  expect(data.profilePosts.posts.map(({ id }: { id: number }) => id)).toEqual([4, 5, 6]);
  expect(data.profilePosts.total).toBe(8);
});

test('a repeated like of a comment is counted once', async () => {
  const app = await openTestBranch();
  const like = 'mutation { likeProfileComment(id: 1, youLiked: true) { commentsLikes } }';

  await sendGraphql(app, like);

  expect((await sendGraphql(app, like)).data.likeProfileComment.commentsLikes).toBe(12);
});

test('friends contains exactly the people whom the caller follows', async () => {
  const app = await openTestBranch();

  await sendGraphql(app, 'mutation { followPerson(id: 1, isFollowed: true) { id } }');
  await sendGraphql(app, 'mutation { followPerson(id: 7, isFollowed: false) { id } }');

  const { data } = await sendGraphql(
    app,
    '{ profile { friends { name } suggestions { isFollowed } } }',
  );
  const names = data.profile.friends.map(({ name }: { name: string }) => name);
  expect(names).toContain('Zainab Yusuf');
  expect(names).not.toContain('Priya Raman');
  expect(data.profile.suggestions[0]).toEqual({ isFollowed: true });
});

test('the profile and its comments show the current name of the caller', async () => {
  const app = await openTestBranch();

  await sendGraphql(
    app,
    'mutation { updateAccountSettings(settings: { general: { fullName: "Joan Doe" } }) { general { fullName } } }',
  );
  await sendGraphql(app, 'mutation { commentOnProfilePost(id: 1, comment: "Mine.") { id } }');

  const { data } = await sendGraphql(
    app,
    '{ profile { header { username } posts { detailedComments { username } } } }',
  );
  expect(data.profile.header.username).toBe('Joan Doe');
  expect(data.profile.posts[0].detailedComments.at(-1).username).toBe('Joan Doe');
});
