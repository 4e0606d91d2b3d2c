// Removes a feature: npm run remove-feature blog
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeEntries, removeEnumValue, removeLines, removeProperties } from './editText.mjs';
import { findUses, listFiles } from './findUses.mjs';
import { listsOfAddresses, listsOfSources, neededFeatures, searchTypes } from './sharedParts.mjs';

const root = join(import.meta.dirname, '../../..');
const languages = ['en', 'de', 'fr', 'pt'];
const changed = new Set();

try {
  const [name, ...others] = process.argv.slice(2);
  if (!name || others.length > 0)
    throw new Error('Usage: npm run remove-feature <name, such as blog>');
  process.exitCode = removeFeature(name);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Removes a feature, and returns the exit code: 1 if other files still use it. */
function removeFeature(name) {
  checkCanBeRemoved(name);
  const feature = readFeature(name);

  const folders = [
    ...[`schema/${name}.graphql`, `client/tools/explorer/examples/${name}.graphql`],
    ...[`server/features/${name}`, `client/features/${name}`],
  ];
  const removed = folders.filter((path) => existsSync(join(root, path)));
  for (const path of removed) rmSync(join(root, path), { recursive: true });

  for (const list of ['server/features.ts', 'client/features.ts']) {
    change(list, (text) => removeLines(text, new RegExp(`'\\./features/${name}/|^ {2}${name},$`)));
  }
  removeFromMenu(feature);
  removeFromSearch(name);
  removeContractCases(feature);
  removeFromLists(name, feature);
  change('server/features/stateShapes.json', (text) => removeShapes(text, name));

  runNode('client/codegen/main.mjs');
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const unusedImports = ['--unsafe', '--only=correctness/noUnusedImports'];
  runNode(biome, 'lint', '--write', '--log-level=error', ...unusedImports, ...changed);
  runNode(biome, 'check', '--write', '--log-level=error', ...changed);
  console.info(`Removed:\n${removed.map((path) => `  ${path}`).join('\n')}`);
  console.info(
    `Changed:\n${[...changed]
      .sort()
      .map((path) => `  ${path}`)
      .join('\n')}`,
  );
  return reportRemainders(feature);
}

function checkCanBeRemoved(name) {
  const features = readdirSync(join(root, 'server/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  if (name in neededFeatures) {
    throw new Error(`"${name}" cannot be removed, because ${neededFeatures[name]}.`);
  }
  if (!features.includes(name)) {
    throw new Error(`"${name}" is not a feature. The features are ${features.join(', ')}.`);
  }
  const handled = [
    ...['client/features.ts', 'server/features.ts', 'server/features/search/records.ts'],
    ...listsOfAddresses,
    ...listsOfSources,
  ];
  const uses = findUses(root, name, handled);
  if (uses.length > 0) {
    throw new Error(
      `"${name}" cannot be removed yet. Remove these uses first:\n  ${uses.join('\n  ')}`,
    );
  }
}

/** Reads the ids of the menu and the addresses that belong to a feature. */
function readFeature(name) {
  const index = `client/features/${name}/index.ts`;
  const client = existsSync(join(root, index)) ? read(index) : '';
  const menu = client.slice(client.indexOf('menu: ['));
  const rest = readdirSync(join(root, `server/features/${name}`))
    .filter((file) => /^(.+\.)?rest\.ts$/.test(file))
    .map((file) => read(`server/features/${name}/${file}`))
    .join('\n');
  const list = (text, pattern) => [...text.matchAll(pattern)].map(([, value]) => value);
  return {
    menuIds: list(
      menu,
      /\bid: '(\w+)', (?:icon|to|groupIcon|section|groups)|\bid: '(\w+)'/g,
    ).filter(Boolean),
    screens: list(client, /'(\/[a-z][\w/-]*)/g).map((path) => path.replace(/\/$/, '')),
    routes: list(rest, /\burl: '([^']+)'/g),
  };
}

/** Removes menu entries, and their labels in all languages. Groups without entries are not shown. */
function removeFromMenu({ menuIds }) {
  change('client/frame/menuTree.ts', (text) =>
    menuIds.reduce(
      (result, id) =>
        result.replace(new RegExp(`\\n? *'${id}',|(?:, )?'${id}'(?=\\])|'${id}', `), ''),
      text,
    ),
  );
  for (const language of languages) {
    change(`client/locales/${language}.json`, (text) => {
      const texts = JSON.parse(text);
      for (const id of menuIds) {
        delete texts.menu[id];
        delete texts.command?.[id];
      }
      return `${JSON.stringify(texts, null, 2)}\n`;
    });
  }
}

/** Removes the records of the feature from the search. */
function removeFromSearch(name) {
  for (const type of searchTypes[name] ?? []) {
    change('schema/search.graphql', (text) => removeEnumValue(text, type));
    for (const file of [
      'server/features/search/records.ts',
      'client/features/search/useServerResults.tsx',
    ]) {
      change(file, (text) => removeProperties(text, type));
    }
    for (const language of languages) {
      change(
        `client/features/search/locales/${language}.json`,
        (text) =>
          `${JSON.stringify(
            JSON.parse(text, (_, value) => {
              if (typeof value === 'object' && value !== null) delete value[type];
              return value;
            }),
            null,
            2,
          )}\n`,
      );
    }
  }
}

/** Removes the cases of the routes of the feature, also from the cases that use what they capture. */
function removeContractCases({ routes }) {
  if (routes.length === 0) return;
  const patterns = routes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`));
  change('server/test/contract/cases.json', (text) => {
    const suite = JSON.parse(text);
    const isOwn = ({ path = '' }) =>
      patterns.some((pattern) => pattern.test(path.split('?', 1)[0]));
    suite.cases = suite.cases.filter((entry) => !isOwn(entry));
    return `${JSON.stringify(suite, null, 2)}\n`;
  });
}

function removeFromLists(name, { screens, routes }) {
  const addresses = [...screens, ...routes.map((route) => route.replace(/\/?:\w+.*/, ''))].map(
    (address) => address.replaceAll('/', '\\/'),
  );
  if (addresses.length > 0) {
    const pattern = new RegExp(`(?<![\\w-])(${addresses.join('|')})(?=['"\`?/{]|$)`);
    const addressCount = countScreenAddresses();
    for (const file of listsOfAddresses) change(file, (text) => removeLines(text, pattern));
    updateScreenCount(addressCount - countScreenAddresses());
    const count = read('server/test/contract/specification.test.ts').match(
      /^(GET|POST|PUT|DELETE) /gm,
    ).length;
    change('server/test/contract/specification.test.ts', (text) =>
      text
        .replace(/the \d+ routes/, `the ${count} routes`)
        .replace(/toHaveLength\(\d+\)/, `toHaveLength(${count})`),
    );
  }
  const source = new RegExp(
    `['"](?:(?:client|server)/)?(?:features/)?${name}[/.]|(?<=\\n *)'${name}',(?=\\n)`,
  );
  for (const file of listsOfSources) change(file, (text) => removeEntries(text, source));
}

/** Returns the number of addresses in the list of screens that the search finds. */
function countScreenAddresses() {
  return read('server/features/search/pages.seed.ts').match(/'\//g).length;
}

/** Changes the number of screens, and the highest id of a screen, in the tests of the search. Two ids are not used. */
function updateScreenCount(removedCount) {
  const [, number] = /returns (\d+) screens/.exec(read('server/features/search/rest.test.ts'));
  const earlierCount = Number(number);
  const count = earlierCount - removedCount;
  change('server/features/search/rest.test.ts', (text) =>
    text
      .replaceAll(new RegExp(`\\b${earlierCount}\\b`, 'g'), count)
      .replaceAll(new RegExp(`\\b${earlierCount + 2}\\b`, 'g'), count + 2),
  );
}

/** Removes the shapes of the tables and values of the feature. */
function removeShapes(text, name) {
  const shapes = JSON.parse(text);
  for (const part of Object.values(shapes)) {
    for (const key of Object.keys(part)) if (key.startsWith(`${name}.`)) delete part[key];
  }
  return `${JSON.stringify(shapes, null, 2)}\n`;
}

/** Prints the type errors that the removal has left, and the tests of screens that do not exist any more. */
function reportRemainders({ screens, routes }) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--checkers', '2', '--pretty', 'false'],
    { cwd: root, encoding: 'utf8' },
  );
  const tests = ['client', 'server'].flatMap((folder) =>
    listFiles(root, folder, /\.(test|spec)\.tsx?$/),
  );
  const mentions = tests.filter((file) =>
    [...screens, ...routes].some((address) => read(file).includes(`${address}'`)),
  );
  if (mentions.length > 0) {
    console.info(
      `These tests open its screens or routes:\n${mentions.map((file) => `  ${file}`).join('\n')}`,
    );
  }
  if (status === 0) {
    console.info('Next, run npm run check and npm test.');
    return 0;
  }
  console.info(`These places still use the feature. Remove them, too:\n${stdout}`);
  return 1;
}

function change(file, transform) {
  if (!existsSync(join(root, file))) return;
  const text = read(file);
  const next = transform(text);
  if (next === text) return;
  writeFileSync(join(root, file), next);
  changed.add(file);
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

function runNode(script, ...args) {
  execFileSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
}
