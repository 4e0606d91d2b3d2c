import { expect, test } from 'vitest';
import { ask, buildTestApp } from '../../testing.ts';

test('a like counts once', async () => {
  const app = await buildTestApp();
  const like = async (youLiked: boolean) =>
    (
      await ask(
        app,
        'mutation ($on: Boolean!) { likeProfilePost(id: 2, youLiked: $on) { likes youLiked } }',
        { on: youLiked },
      )
    ).data.likeProfilePost;

  expect(await like(true)).toEqual({ likes: 39, youLiked: true });
  expect(await like(true)).toEqual({ likes: 39, youLiked: true });
  expect(await like(false)).toEqual({ likes: 38, youLiked: false });
});

test('a comment comes last and is counted', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    'mutation { commentOnProfilePost(id: 3, comment: "It did.") { comments detailedComments { id username comment } } }',
  );

  expect(data.commentOnProfilePost.comments).toBe('32');
  expect(data.commentOnProfilePost.detailedComments.at(-1)).toEqual({
    id: 10,
    username: 'John Doe',
    comment: 'It did.',
  });
});

test('a vote moves the shares, and moves with the voter', async () => {
  const app = await buildTestApp();
  const vote = async (id: number) =>
    (await ask(app, 'mutation ($id: Int!) { voteInPoll(id: $id) { result youVoted } }', { id }))
      .data.voteInPoll;

  expect(await vote(1)).toEqual([
    { result: '82%', youVoted: true },
    { result: '18%', youVoted: false },
  ]);
  expect(await vote(2)).toEqual([
    { result: '80%', youVoted: false },
    { result: '20%', youVoted: true },
  ]);
});

test('a page is marked with a star', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
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
])('%s is refused', async (mutation, code) => {
  const app = await buildTestApp();

  const { errors } = await ask(app, `mutation { ${mutation} }`);

  expect(errors?.[0]?.extensions.code).toBe(code);
});

test('older posts follow, in their order', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    '{ profile { posts { id } } profilePosts(offset: 3, limit: 3) { posts { id } total } }',
  );

  expect(data.profile.posts.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
  expect(data.profilePosts.posts.map(({ id }: { id: number }) => id)).toEqual([4, 5, 6]);
  expect(data.profilePosts.total).toBe(8);
});

test('a comment is liked once', async () => {
  const app = await buildTestApp();
  const like = 'mutation { likeProfileComment(id: 1, youLiked: true) { commentsLikes } }';

  await ask(app, like);

  expect((await ask(app, like)).data.likeProfileComment.commentsLikes).toBe(12);
});

test('who is followed is a friend, and who is not is none', async () => {
  const app = await buildTestApp();

  await ask(app, 'mutation { followPerson(id: 1, isFollowed: true) { id } }');
  await ask(app, 'mutation { followPerson(id: 7, isFollowed: false) { id } }');

  const { data } = await ask(app, '{ profile { friends { name } suggestions { isFollowed } } }');
  const names = data.profile.friends.map(({ name }: { name: string }) => name);
  expect(names).toContain('Zainab Yusuf');
  expect(names).not.toContain('Priya Raman');
  expect(data.profile.suggestions[0]).toEqual({ isFollowed: true });
});

test('the page says what its owner is called now', async () => {
  const app = await buildTestApp();

  await ask(
    app,
    'mutation { updateAccountSettings(settings: { general: { fullName: "Joan Doe" } }) { general { fullName } } }',
  );
  await ask(app, 'mutation { commentOnProfilePost(id: 1, comment: "Mine.") { id } }');

  const { data } = await ask(
    app,
    '{ profile { header { username } posts { detailedComments { username } } } }',
  );
  expect(data.profile.header.username).toBe('Joan Doe');
  expect(data.profile.posts[0].detailedComments.at(-1).username).toBe('Joan Doe');
});
