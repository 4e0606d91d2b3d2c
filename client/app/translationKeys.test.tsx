import { expect, test } from 'vitest';
import { i18n, loadTexts } from './i18n.ts';

// `npm run check` fails when an error that is expected here does not occur.
test('only the keys of the English files are valid keys of `t`', async () => {
  await loadTexts('auth');
  const ofAuth = i18n.getFixedT('en', 'auth');
  const ofBoth = i18n.getFixedT('en', ['auth', 'app']);

  expect(ofAuth('login.newHere')).toBe('New here?');
  expect(ofBoth('app:cancel')).toBe('Cancel');
  // @ts-expect-error: the key does not exist
  expect(ofAuth('login.newHer')).toBe('login.newHer');
  // @ts-expect-error: the key belongs to another namespace
  expect(ofAuth('cancel', { count: 1 })).toBe('cancel');
  // @ts-expect-error: the key does not exist in the other namespace
  expect(ofBoth('app:cancle')).toBe('cancle');
  // @ts-expect-error: a key is not an arbitrary text
  expect(ofAuth(String('login.newHere'))).toBe('New here?');
  // @ts-expect-error: the namespace does not exist
  expect(i18n.getFixedT('en', 'auths')).toBeTypeOf('function');
});
