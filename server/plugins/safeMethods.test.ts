import { expect, test } from 'vitest';
import { crm } from '../features.ts';
import { buildTestApp, sendGraphql } from '../test/testApp.ts';

test('GET, HEAD and OPTIONS of all routes change nothing', async () => {
  const app = await buildTestApp();
  const readPosition = async () => {
    const { data } = await sendGraphql(app, '{ branch(name: "main") { seq rowCount } }');
    return data.branch;
  };
  const before = await readPosition();
  const routes = Object.values(crm.features).flatMap(({ rest }) => rest);
  const paths = new Set(routes.map(({ url }) => url.replaceAll(/:\w+/g, '1')));

  for (const url of [...paths, '/graphql?query=mutation{resetBranch(branch:"main"){name}}']) {
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      await app.inject({ method, url, headers: { 'apollo-require-preflight': 'true' } });
    }
  }

  expect(paths.size).toBeGreaterThan(20);
  expect(await readPosition()).toEqual(before);
});
