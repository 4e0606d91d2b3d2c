import { buildClientSchema, buildSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';

test('the OpenAPI document names the address that the client has used', async () => {
  const app = await buildTestApp();

  const { servers } = (
    await app.inject({ url: '/openapi.json', headers: { host: '127.0.0.1:4123' } })
  ).json();

  expect(servers).toEqual([{ url: 'http://127.0.0.1:4123' }]);
});

test('the SDL and the introspection describe the same schema', async () => {
  const app = await buildTestApp();

  const sdl = (await app.inject('/schema.graphql')).body;
  const introspection = (await app.inject('/schema.json')).json();

  expect(printSchema(buildClientSchema(introspection.data))).toBe(printSchema(buildSchema(sdl)));
});

test('the SDL marks inputs with exactly one field, and names the format of each scalar', async () => {
  const app = await buildTestApp();

  const sdl = (await app.inject('/schema.graphql')).body;
  const { types } = (await app.inject('/schema.json')).json().data.__schema;

  expect(sdl).toContain('input BranchClockInput @oneOf {');
  const { isOneOf } = types.find(({ name }: { name: string }) => name === 'BranchClockInput');
  expect(isOneOf).toBe(true);
  for (const line of sdl.match(/^scalar .*$/gm) ?? []) {
    expect(line).toMatch(/^scalar \w+ @specifiedBy\(url: "https:/);
  }
});

test.each(['/openapi.json', '/schema.graphql', '/schema.json'])(
  '%s is not sent again to a client that has it',
  async (url) => {
    const app = await buildTestApp();
    const { headers } = await app.inject(url);

    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });

    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);
