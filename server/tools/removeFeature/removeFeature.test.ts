import { afterEach, expect, test } from 'vitest';
import { createRepositoryCopy } from '../repositoryCopy.ts';
import { removeEntries, removeEnumValue, removeProperties, removeRegions } from './editText.mjs';
import { removeTests } from './removeTests.mjs';

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

const removableFeatures = [
  ...['account', 'blog', 'calendar', 'chat', 'datatables', 'email', 'faq', 'pricing', 'profile'],
  ...['cards', 'dashboards', 'ecommerce', 'invoices'],
];
/** The features that are removed together, because others use them. */
const removals = [
  ...removableFeatures.slice(0, 9).map((name) => [name]),
  ...[
    ['cards', 'dashboards'],
    ['cards', 'dashboards', 'ecommerce'],
    ['cards', 'dashboards', 'invoices'],
  ],
  removableFeatures,
];

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

test('removes the regions of a feature', () => {
  const text = `const tiles = [
  // remove-feature blog faq
  'comments',
  // end blog faq
  // remove-feature todo
  'tasks',
  // end todo
];
`;

  expect(removeRegions(text, 'faq')).toBe(`const tiles = [
  // remove-feature todo
  'tasks',
  // end todo
];
`);
  expect(removeRegions(`{/* remove-feature faq */}\n<Card />\n{/* end faq */}\n`, 'faq')).toBe('');
  expect(removeRegions('# remove-feature faq\nquery Page {\n  faq\n}\n', 'faq')).toBe('');
});

const testFile = `import { send } from './send.ts';

/** The fields to read. */
const postQuery = '{ posts { id } }';
const readPosts = () => send(postQuery);

const cases = [
  ['tasks', '{ tasks }'],
  [
    'posts',
    '{ posts }',
  ],
];

test.each(cases)('reads %s', () => {
  send('{ all }');
});

test('lists the posts', () => {
  readPosts();
});
`;

test('removes the tests and the entries of tables that use a feature, with what only they need', () => {
  expect(removeTests(testFile, (part) => part.includes('posts {'))).toEqual({
    removed: ["'lists the posts'"],
    text: expect.stringMatching(
      /^import .*\n\nconst cases = \[\n {2}\['tasks'.*\n {2}\[\n {4}'posts'/,
    ),
  });
  expect(removeTests(testFile, (part) => part.includes("'posts'")).text).toBe(
    testFile.replace(/ {2}\[\n {4}'posts'[^\]]*\],\n/, ''),
  );
});

test('returns no text if all tests of a file use a feature', () => {
  expect(removeTests(testFile, (part) => /all|posts/.test(part)).text).toBe('');
});

test('refuses features that others need or use, and changes nothing', {
  tags: ['nightly'],
}, async () => {
  const { removeFeature, read } = openCopy();
  const list = read('server/features.ts');

  for (const [name, message] of [
    ['auth', '"auth" cannot be removed, because it has the sessions'],
    ['nothing', '"nothing" is not a feature. The features are access, account,'],
    ['invoices', 'Remove all: npm run remove-feature invoices dashboards cards'],
  ] as const) {
    expect(await removeFeature(name)).toEqual({
      status: 1,
      output: expect.stringContaining(message),
    });
  }
  expect(read('server/features.ts')).toBe(list);
});

test.each(removals)(
  'what remains without %s passes its checks, its build and its unit tests',
  { tags: ['nightly'], timeout: 3_600_000 },
  async (...names) => {
    const { removeFeature, runScript } = openCopy();
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--tags-filter=!nightly'];

    const succeeds = { status: 0, output: expect.any(String) };
    expect(await removeFeature(...names)).toEqual(succeeds);

    for (const args of [
      ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
      ['server/tools/build/lintSchema.mjs'],
      ['server/tools/build/build.mjs'],
      [...vitest, '--root=server'],
      [...vitest, '--root=client', '--project=node', '--project=dom'],
    ]) {
      expect(await runScript(...args)).toEqual(succeeds);
    }
  },
);
