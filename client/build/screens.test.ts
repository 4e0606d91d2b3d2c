import { expect, test } from 'vitest';
import { loadScreens } from './screens.ts';

const screens = await loadScreens();
const at = (path: string) => screens.find(({ pattern }) => new RegExp(`^${pattern}/?$`).test(path));

test('a screen is known with what its first load imports', () => {
  expect(at('/apps/todo/tag/team')).toEqual({
    pattern: '/apps/todo/tag/[^/]+',
    modules: ['features/todo/TodoPage.tsx', 'features/todo/queries.ts'],
    texts: ['todo'],
  });
  expect(at('/cards/basic')?.texts).toEqual(['cards', 'cards/screens']);
});

test('what an address may leave out, its pattern may', () => {
  const chat = ['features/chat/ChatPage.tsx', 'features/chat/queries.ts'];

  expect(at('/apps/chat')?.modules).toEqual(chat);
  expect(at('/apps/chat/2')?.modules).toEqual(chat);
  expect(at('/')).toBe(at('/dashboard/ecommerce'));
});

test('what is open without a sign-in is not among them, nor is an address that only leads on', () => {
  expect(at('/login')).toBeUndefined();
  expect(at('/apps/user/view')).toBeUndefined();
});
