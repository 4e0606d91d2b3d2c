import { expect, test } from 'vitest';
import { buildTestApp, createTestServices, openTestBranch } from '../../test/testApp.ts';

interface NamedPerson {
  username: string;
}

async function read() {
  const app = await openTestBranch();
  const response = await app.inject('/profile/data');
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('GET /profile/data returns the keys and counts of the contract', async () => {
  const profile = await read();

  expect(Object.keys(profile)).toEqual([
    'header',
    'userAbout',
    'suggestedPages',
    'twitterFeeds',
    'post',
    'latestPhotos',
    'suggestions',
    'polls',
  ]);
  expect(profile.header).toEqual({
    avatar: '/pictures/people/ines-okafor.svg',
    username: 'Ines Okafor',
    designation: 'Managing director',
    coverImg: '/pictures/covers/lisbon-hills.svg',
  });
  expect(profile.userAbout.joined).toBe('August 29, 2014');
  const counts = ['suggestedPages', 'twitterFeeds', 'post', 'latestPhotos', 'suggestions', 'polls'];
  expect(counts.map((key) => profile[key].length)).toEqual([6, 3, 3, 9, 6, 2]);
  expect(
    profile.post.map((post: { detailedComments: [] }) => post.detailedComments.length),
  ).toEqual([2, 1, 1]);
});

test('the date of joining does not depend on the current time', async () => {
  const clock = { time: Date.parse('2026-03-09T09:00:00Z') };
  const app = await buildTestApp({
    services: { ...createTestServices(), now: () => new Date(clock.time) },
  });
  const { userAbout: before } = (await app.inject('/profile/data')).json();
  clock.time += 3 * 86_400_000;

  const { userAbout, post: posts } = (await app.inject('/profile/data')).json();

  expect(userAbout).toEqual(before);
  expect(posts[0].postTime).toBe('3 days ago');
});

test('two posts have a picture, one has a video, and unused keys are absent', async () => {
  const { post: posts } = await read();

  const used = posts.map((post: object) =>
    Object.keys(post).filter((key) => key === 'postImg' || key === 'postVid'),
  );
  expect(used).toEqual([['postImg'], ['postImg'], ['postVid']]);
  expect(posts[2].share).toBe('1.25k');
  expect(posts[0]).toMatchObject({
    postTime: '62 minutes ago',
    likes: 33,
    youLiked: true,
    comments: '18',
    share: '6',
  });
});

test('the results of the poll are percentages of all votes', async () => {
  const { polls } = await read();

  expect(polls.map(({ result }: { result: string }) => result)).toEqual(['82%', '18%']);
  expect(polls.map(({ votedUser }: { votedUser: [] }) => votedUser.length)).toEqual([5, 3]);
});

test('the names of people who vote or like a post are unique and contain only letters and spaces', async () => {
  const { post: posts, polls } = await read();

  const names: string[] = [
    ...posts.flatMap(({ likedUsers }: { likedUsers: NamedPerson[] }) => likedUsers),
    ...polls.flatMap(({ votedUser }: { votedUser: NamedPerson[] }) => votedUser),
  ].map(({ username }) => username);
  expect(names).toHaveLength(3 * 5 + 5 + 3);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Za-z ]+$/);
});
