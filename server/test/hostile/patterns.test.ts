import { expect, test } from 'vitest';
import { crm } from '../../features.ts';
import { startAttackedServer } from './attackedServer.ts';

/** Texts that take superlinear time in a backtracking matcher, and texts at the limits of patterns. */
const hostilePatterns = [
  '*'.repeat(200),
  `${'*a'.repeat(100)}Z`,
  `${'*'.repeat(24)}Z`,
  `${'GET /'}${'*/'.repeat(95)}`,
  '(a+)+$'.repeat(30),
  '\\'.repeat(200),
  '[^/]*'.repeat(40),
  `${'a'.repeat(199)}*`,
  '*a'.repeat(50_000),
  'İ'.repeat(200),
  '\u0000*',
  '%'.repeat(200),
];

const conditions = ['route', 'operation', 'field'] as const;

test('no pattern of a rule or of a search blocks the server', {
  tags: ['nightly'],
  timeout: 600_000,
}, async () => {
  const { send, post } = await startAttackedServer({ UPSTREAM_URL: 'http://127.0.0.1:9' });
  const headers = { 'x-branch': 'patterns' };
  const long = `${'a/'.repeat(3_500)}Z`;

  for (const pattern of hostilePatterns) {
    for (const condition of conditions) {
      const branch = 'patterns';
      await post('/gateway/faults', {
        branch,
        rules: [{ name: 'a', delay: 0, [condition]: pattern }],
      });
      await post('/gateway/upstream', { branch, rules: [{ [condition]: pattern, mode: 'mock' }] });
      await send(`/${long}`, { headers });
      const query = `query ${'a'.repeat(15_000)} { tasks { id } }`;
      await post('/graphql', { query, operationName: 'a'.repeat(15_000) }, headers);
    }
    if (pattern.length > 10_000) continue;
    await send(`/gateway/requests?route=${encodeURIComponent(pattern)}&limit=1000`, { headers });
    await send(`/gateway/requests?operation=${encodeURIComponent(pattern)}`, { headers });
  }
});

test('no search text blocks the server', { tags: ['nightly'], timeout: 600_000 }, async () => {
  const { send, post } = await startAttackedServer({ SEED_ROWS: '5000' });
  const routes = Object.values(crm.features).flatMap(({ rest }) => rest);
  const texts = [...hostilePatterns.filter(({ length }) => length < 5_000), 'ﬀ'.repeat(1_000), ' '];

  for (const { method, url } of routes) {
    if (method !== 'GET' || url.startsWith('/gateway')) continue;
    for (const text of texts) {
      const path = url.replace(/:\w+/, '1');
      const value = encodeURIComponent(text);
      await send(`${path}?q=${value}&label=${value}&status=${value}&tag=${value}&filter=${value}`);
    }
  }
  for (const text of [...texts, 'a'.repeat(900_000)]) {
    const query =
      'query ($q: String!) { taskPage(q: $q) { total } userPage(q: $q) { total } emailPage(q: $q) { total } search(q: $q) { __typename } }';
    expect((await post('/graphql', { query, variables: { q: text } })).status).toBeLessThan(500);
  }
});
