import { afterEach, expect, test, vi } from 'vitest';
import { guest, listIdentities } from './caller.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the identities are those of the accounts of the sample', () => {
  expect(listIdentities()).toEqual([guest, 'admin@demo.com', 'client@demo.com']);
});

test('an own schema has no accounts', () => {
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'examples' ? {} : null) });

  expect(listIdentities()).toEqual([guest]);
});
