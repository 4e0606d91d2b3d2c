import { readFileSync } from 'node:fs';
import { createFrontdesk } from 'frontdesk';
import { createHandlers } from 'frontdesk/msw';
import { useBranch } from 'frontdesk/vitest';
import { setupServer } from 'msw/node';
import { afterAll, expect, test } from 'vitest';

const frontdesk = await createFrontdesk({ clock: '2026-03-09T09:00:00Z' });
afterAll(() => frontdesk.close());

/** The examples in the documentation of the types. The other projects run those of Playwright and of a page. */
const examples = ['index', 'msw', 'vitest'].flatMap((name) => {
  const text = readFileSync(`node_modules/frontdesk/types/${name}.d.ts`, 'utf8');
  return [...text.matchAll(/@example\n((?: *\* .*\n)+)/g)].map(([, lines = '']) =>
    lines.replaceAll(/^ *\* /gm, ''),
  );
});

const AsyncFunction = (async () => undefined).constructor as unknown as new (
  ...args: string[]
) => (...values: unknown[]) => Promise<unknown>;

test('the types have examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(6);
});

test.each(examples)('the example runs: %s', async (example) => {
  const branch = useBranch(frontdesk);
  let task: unknown;
  const scope = {
    branch,
    createFrontdesk,
    createHandlers,
    frontdesk: example.includes('createFrontdesk') ? undefined : frontdesk,
    setupServer,
    test: (_: string, run: () => unknown) => {
      task = run();
    },
    useBranch,
  };
  // An example that declares the gateway has no parameter of this name.
  const names = Object.keys(scope).filter(
    (name) => scope[name as keyof typeof scope] !== undefined,
  );

  const run = new AsyncFunction(...names, example);
  await run(...names.map((name) => scope[name as keyof typeof scope]));
  await task;
});
