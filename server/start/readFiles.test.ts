import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRows } from './readFiles.ts';

function writeRows(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-rows-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'db.json');
  writeFileSync(file, text);
  return file;
}

test.each([
  ['{}', '1:1 must be an object with lists of rows'],
  ['[{ "id": 1 }]', '1:1 must be an object with lists of rows'],
  ['{\n  "count": 5\n}', '2:3 count must be a list of objects, or one object.'],
  ['{ "tags": ["a"] }', '1:3 tags must be a list of objects, or one object.'],
  ['{ "posts": [{ "id": true }] }', '1:3 posts[0].id must be a text or a whole number.'],
  ['{ "posts": [{ "id": 1 }, { "id": "1" }] }', '1:3 posts[1].id must be unique.'],
])('names the place of the error in %j', (text, message) => {
  const file = writeRows(text);

  expect(() => readRows(file)).toThrow(`${file}:${message}`);
});

test('ignores the address of a JSON schema', () => {
  const file = writeRows(
    '{ "$schema": "./db.schema.json", "posts": [{ "id": 1 }], "profile": {} }',
  );

  expect(readRows(file)).toEqual({ posts: [{ id: 1 }], profile: {} });
});
