import { expect, test } from 'vitest';
import { i18n, loadTexts } from './i18n.ts';

// `npm run check` fails if an error that this test expects does not occur.
test('only the keys of the English files are valid keys of `t`', async () => {
  await loadTexts('auth');
  const translateAuth = i18n.getFixedT('en', 'auth');
  const translateBoth = i18n.getFixedT('en', ['auth', 'app']);

  expect(translateAuth('login.newHere')).toBe('New here?');
  expect(translateBoth('app:cancel')).toBe('Cancel');
  // @ts-expect-error: the key does not exist
  expect(translateAuth('login.newHer')).toBe('login.newHer');
  // @ts-expect-error: the key belongs to another namespace
  expect(translateAuth('cancel', { count: 1 })).toBe('cancel');
  // @ts-expect-error: the key does not exist in the other namespace
  expect(translateBoth('app:cancle')).toBe('cancle');
  // @ts-expect-error: a key is not an arbitrary string
  expect(translateAuth(String('login.newHere'))).toBe('New here?');
  // @ts-expect-error: the namespace does not exist
  expect(i18n.getFixedT('en', 'auths')).toBeTypeOf('function');
});
