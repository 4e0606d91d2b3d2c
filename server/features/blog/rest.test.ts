import { expect, test } from 'vitest';
import { openTestBranch } from '../../test/testApp.ts';

async function read(url = '') {
  const app = await openTestBranch();
  const response = await app.inject(`/blog/list/data${url}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('GET /blog/list/data returns six posts', async () => {
  const posts: { id: number }[] = await read();

  expect(posts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(posts[2]).toEqual({
    img: '/pictures/covers/warehouse.svg',
    title: 'Moving sixty people in one weekend',
    id: 3,
    avatar: '/pictures/people/daniel-whitby.svg',
    userFullName: 'Daniel Whitby',
    blogPosted: '25 Dec 2025',
    tags: ['Video', 'Food'],
    excerpt: expect.stringContaining('214 labels'),
    comment: 3,
  });
});

test('GET sidebar returns the four newest posts and five categories', async () => {
  const { recentPosts, categories } = await read('/sidebar');

  expect(recentPosts.map(({ id }: { id: number }) => id)).toEqual([7, 8, 9, 10]);
  expect(recentPosts[0]).toEqual({
    img: '/pictures/covers/green-corner.svg',
    title: 'Plants that survive August',
    id: 7,
    createdTime: '04 Mar 2026',
  });
  expect(categories).toEqual([
    { category: 'Fashion', icon: 'Watch' },
    { category: 'Food', icon: 'ShoppingCart' },
    { category: 'Gaming', icon: 'Command' },
    { category: 'Quote', icon: 'Hash' },
    { category: 'Video', icon: 'Video' },
  ]);
});

test('GET detail returns a post with two tags and one comment', async () => {
  const { blog, comments } = await read('/detail');

  expect(blog).toMatchObject({
    title: 'Planning a floor around daylight',
    userFullName: 'Yuki Tanabe',
    tags: ['Fashion', 'Video'],
    comments: 1,
    bookmarked: 139,
  });
  expect(blog.content).toMatch(/^<p>.*<\/p>$/);
  expect(comments).toEqual([
    {
      avatar: '/pictures/people/hana-suzuki.svg',
      userFullName: 'Hana Suzuki',
      commentedAt: '06 Dec 2025',
      commentText: expect.stringContaining('beach'),
    },
  ]);
});

test('GET edit returns the post in the format of the form', async () => {
  expect(await read('/edit')).toEqual({
    avatar: '/pictures/people/yuki-tanabe.svg',
    userFullName: 'Yuki Tanabe',
    createdTime: '03 Dec 2025',
    blogTitle: 'Planning a floor around daylight',
    blogCategories: [
      { value: 'fashion', label: 'Fashion' },
      { value: 'video', label: 'Video' },
    ],
    slug: 'planning-a-floor-around-daylight',
    status: 'Published',
    excerpt: expect.stringMatching(/^<p>/),
    featuredImage: '/pictures/covers/morning-desks.svg',
  });
});
