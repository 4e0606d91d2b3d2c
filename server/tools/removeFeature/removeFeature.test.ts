import { afterEach, expect, test } from 'vitest';
import { createRepositoryCopy } from '../repositoryCopy.ts';
import { removeEntries, removeEnumValue, removeProperties } from './editText.mjs';

let copy: ReturnType<typeof createRepositoryCopy> | undefined;
afterEach(() => copy?.remove());

function openCopy() {
  copy = createRepositoryCopy();
  const { runScript } = copy;
  return {
    ...copy,
    removeFeature: (...args: string[]) =>
      runScript('server/tools/removeFeature/removeFeature.mjs', ...args),
  };
}

/** The features that no other feature uses. */
const removableFeatures = ['datatables', 'pricing'];

test('removes a property with its comment, also if it has several lines', () => {
  const text = `const icons = {
  TASK: IconTask,
  // Only published ones.
  POST: (q) =>
    find({ q, kinds: ['a', 'b'] }).map(({ id }) => ({ id })),
  EMAIL: IconMail,
};`;

  expect(removeProperties(text, 'POST')).toBe(`const icons = {
  TASK: IconTask,
  EMAIL: IconMail,
};`);
});

test('removes the entries of a list that contain a text', () => {
  const text = `const cases = [
  { file: 'blog/a.ts', count: 1 },
  {
    name: 'a } in a text',
    file: 'blog/b.ts',
  },
  { file: 'todo/a.ts' },
];`;

  expect(removeEntries(text, /'blog\//)).toBe(`const cases = [
  { file: 'todo/a.ts' },
];`);
});

test('removes the value of an enum with its description', () => {
  const sdl = 'enum Kind {\n  "A task."\n  TASK\n  "A post."\n  POST @rest(name: "post")\n}';

  expect(removeEnumValue(sdl, 'POST')).toBe('enum Kind {\n  "A task."\n  TASK\n}');
});

test('refuses features that others need or use, and changes nothing', {
  tags: ['nightly'],
}, async () => {
  const { removeFeature, read } = openCopy();
  const list = read('server/features.ts');

  for (const [name, message] of [
    ['auth', '"auth" cannot be removed, because it has the sessions'],
    ['nothing', '"nothing" is not a feature. The features are account,'],
    ['faq', 'server/features/cards/resolvers.ts uses'],
    ['blog', 'client/features/dashboards/BasicCardsPage.cards.graphql uses Query.posts'],
  ] as const) {
    expect(await removeFeature(name)).toEqual({
      status: 1,
      output: expect.stringContaining(message),
    });
  }
  expect(read('server/features.ts')).toBe(list);
});

test.each([...removableFeatures.map((name) => [name]), removableFeatures])(
  'what remains without %s %s passes its checks, its build and its unit tests',
  { tags: ['nightly'] },
  async (...names) => {
    const { removeFeature, runScript } = openCopy();
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--tags-filter=!nightly'];

    for (const name of names.filter(Boolean)) {
      expect(await removeFeature(name)).toMatchObject({ status: 0 });
    }

    for (const args of [
      ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
      ['server/tools/build/lintSchema.mjs'],
      ['server/tools/build/build.mjs'],
      [...vitest, '--root=server'],
      [...vitest, '--root=client', '--project=node', '--project=dom'],
    ]) {
      expect(await runScript(...args)).toMatchObject({ status: 0 });
    }
  },
);
