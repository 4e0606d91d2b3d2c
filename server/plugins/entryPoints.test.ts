import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { buildTestApp } from '../test/testApp.ts';

test.each([undefined, '*/*', 'application/json'])(
  'GET / returns the entry points as JSON to a client that accepts %s',
  async (accept) => {
    const app = await buildTestApp();

    const response = await app.inject({ url: '/', headers: accept ? { accept } : {} });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ name: 'Frontdesk', version: packageJson.version });
  },
);

test('each link of GET / has a route', async () => {
  const app = await buildTestApp();
  const { links } = (await app.inject('/')).json();

  for (const url of Object.values<string>(links)) {
    const methods = ['GET', 'POST'] as const;
    expect(
      methods.some((method) => app.hasRoute({ method, url })),
      url,
    ).toBe(true);
  }
});
