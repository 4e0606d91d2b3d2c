import { expect, test } from 'vitest';
import { storageKeys } from '../../data/storage.ts';
import { readUnsavedText, storeUnsavedText } from './unsavedText.ts';

const text = { to: ['a@x.example'], cc: [], bcc: [], subject: 'Hello', message: '<p>Hello</p>' };

test('returns the stored text of the email', () => {
  storeUnsavedText('new', { ...text, files: [] });

  expect(readUnsavedText('new')).toEqual(text);
  expect(readUnsavedText('reply-24')).toBeUndefined();
});

test.each([{ ...text, to: 'a@x.example' }, { ...text, cc: [null] }, { subject: 'Hello' }, null, 7])(
  'ignores a stored text of another shape: %j',
  (stored) => {
    localStorage.setItem(storageKeys.unsavedMail, JSON.stringify({ name: 'new', text: stored }));

    expect(readUnsavedText('new')).toBeUndefined();
  },
);
