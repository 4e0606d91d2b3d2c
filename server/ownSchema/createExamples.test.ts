import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../createApi.ts';
import { buildAppWithFrozenClock, createTestServices, sendGraphql } from '../test/testApp.ts';
import { createOwnDefinition } from './ownDefinition.ts';

const sdl = readFileSync(join(import.meta.dirname, '../../client/e2e/own-schema.graphql'), 'utf8');

test('all examples of the explorer are valid, and have data', async () => {
  const definition = createOwnDefinition(parse(sdl));
  const api = await createApi({
    definition,
    services: createTestServices(),
    logError: () => undefined,
  });
  onTestFinished(() => api.close());
  const app = await buildAppWithFrozenClock({ definition: createOwnDefinition(parse(sdl)) });
  onTestFinished(() => app.close());

  const groups = api.createExamples?.() ?? [];
  expect(groups.map(({ title }) => title)).toEqual(['Queries', 'Mutations']);
  for (const { title, query, variables } of groups.flatMap(({ examples }) => examples)) {
    const { data, errors } = await sendGraphql(app, query, variables ? JSON.parse(variables) : {});
    expect({ title, errors }).toEqual({ title, errors: undefined });
    expect(data[title]).not.toBeNull();
  }
});
