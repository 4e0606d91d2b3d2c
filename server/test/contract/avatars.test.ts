import { expect, test } from 'vitest';
import { buildTestApp } from '../testApp.ts';

/** Returns the values of all keys `avatar` in a JSON value, at any depth. */
function findAvatars(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'avatar' ? [child] : findAvatars(child),
  );
}

test.each([
  '/apps/email/emails?folder=',
  '/apps/email/emails?folder=trash',
  '/apps/chat/chats-and-contacts',
  '/apps/chat/users/profile-user',
  '/apps/calendar/events',
  '/blog/list/data',
  '/blog/list/data/detail',
  '/blog/list/data/edit',
])('each avatar in the response of GET %s exists', async (url) => {
  const app = await buildTestApp();

  const avatars = [...new Set(findAvatars((await app.inject(url)).json()))];

  expect(avatars).not.toHaveLength(0);
  for (const avatar of avatars) {
    expect(avatar).toMatch(/^\/pictures\/.+\.svg$/);
    expect((await app.inject(String(avatar))).statusCode).toBe(200);
  }
});
