import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp, sendGraphql } from '../test/testApp.ts';
import { createServices } from './createServices.ts';
import { createTokens } from './tokens.ts';

test('the keys of tokens do not depend on the seed', async () => {
  const app = await buildTestApp({ services: createServices({ seed: 1 }) });
  const guessedKey = createHash('sha256').update('access 1').digest();
  const forged = await createTokens({ access: guessedKey, refresh: guessedKey }).sign(
    'access',
    { userId: 1, name: '' },
    new Date(),
  );

  const { data } = await sendGraphql(
    app,
    '{ viewer { id } }',
    {},
    { authorization: `Bearer ${forged}` },
  );

  expect(data.viewer).toBeNull();
});
