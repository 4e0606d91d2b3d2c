import { expect, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';

const address = '/pictures/people/ines-okafor.svg';

test('pictures are cached for a year, run no scripts, and may be shown by other origins', async () => {
  const app = await buildTestApp();

  const { statusCode, headers } = await app.inject(address);

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('returns 304 without a body for a picture that the client has', async () => {
  const app = await buildTestApp();
  const { etag } = (await app.inject(address)).headers;

  const response = await app.inject({ url: address, headers: { 'if-none-match': String(etag) } });

  expect(response.statusCode).toBe(304);
  expect(response.body).toBe('');
});

test.each(['people/nobody.svg', 'people/ines-okafor', 'people/__proto__.svg', 'people'])(
  'returns 404 for /pictures/%s',
  async (path) => {
    const app = await buildTestApp();

    expect((await app.inject(`/pictures/${path}`)).statusCode).toBe(404);
  },
);

test.each(['people/..%2F..%2Fpeople.ts', '..%2fcompany.ts', '../company.ts', ''])(
  'serves no file outside of the folder of pictures for /pictures/%s',
  async (path) => {
    const app = await buildTestApp();

    expect([403, 404]).toContain((await app.inject(`/pictures/${path}`)).statusCode);
  },
);
