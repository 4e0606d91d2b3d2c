import { expect, test } from 'vitest';
import { buildTestApp, sendGraphql } from '../test/testApp.ts';

test('each file of the search can be downloaded and has the stated size', async () => {
  const app = await buildTestApp();

  const { data } = await sendGraphql(
    app,
    '{ search(q: "r", limit: 9) { files { address size } } }',
  );

  expect(data.search.files).toHaveLength(4);
  for (const { address, size } of data.search.files) {
    const { statusCode, headers, rawPayload } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(`${(rawPayload.length / 1024).toFixed(1)}kb`).toBe(size);
  }
});

test('a CSV field with a comma is quoted', async () => {
  const app = await buildTestApp();

  const { payload } = await app.inject('/files/spring-price-list.csv');

  expect(payload.split('\r\n')[0]).toBe(
    'number,product,brand,"price now, EUR","price in spring, EUR"',
  );
  expect(payload).toContain('3,Halyard desk lamp,Brasswick,89,89');
  expect(payload).toContain('26,Tern standing desk,Holmvik,890,926');
});

test.each(['/files/nothing.csv', '/files/..%2fpackage.json'])('returns 404 for %s', async (url) => {
  const app = await buildTestApp();

  expect((await app.inject(url)).statusCode).toBe(404);
});
