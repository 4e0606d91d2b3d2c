// Removes features: npm run remove-feature blog faq
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '../importTypeScript.mjs';
import {
  removeEntries,
  removeEnumValue,
  removeLines,
  removeProperties,
  removeRegions,
} from './editText.mjs';
import { createUseFinder, findUses, isTestFile, listAddedFields, listFiles } from './findUses.mjs';
import { removeTests } from './removeTests.mjs';
import { listsOfAddresses, listsOfSources, neededFeatures, searchTypes } from './sharedParts.mjs';

const root = join(import.meta.dirname, '../../..');
const languages = ['en', 'de', 'fr', 'pt'];
const changed = new Set();
const removedTests = [];
/** The tests that have a schema of their own, or the texts of sources. */
const testsOfTools =
  /^(server\/(ownSchema|tools\/(newFeature|rebrand|removeFeature))|client\/features\/admin)\//;

try {
  const names = [...new Set(process.argv.slice(2))];
  if (names.length === 0)
    throw new Error('Usage: npm run remove-feature <names, such as blog faq>');
  process.exitCode = await removeFeatures(names);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Removes features, and returns the exit code: 1 if other files still use them. */
async function removeFeatures(names) {
  checkCanBeRemoved(names);
  const features = names.map(readFeature);
  const removed = features.flatMap(removeFeature);
  removeDemoTitles(removed);
  await removeUnusedTexts();

  runNode('client/codegen/main.mjs');
  const files = [...changed].filter((file) => existsSync(join(root, file)));
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const unused = ['--unsafe', '--only=correctness/noUnusedImports'];
  runNode(biome, 'lint', '--write', '--log-level=error', ...unused, ...files);
  runNode(biome, 'check', '--write', '--log-level=error', ...files);
  console.info(`Removed:\n${listLines(removed)}`);
  if (removedTests.length > 0) console.info(`Tests that used them:\n${listLines(removedTests)}`);
  console.info(`Changed:\n${listLines(files)}`);
  return reportRemainders(features);
}

/** Removes a feature, and returns the removed files and folders. */
function removeFeature(feature) {
  const { name } = feature;
  const folders = [
    ...[`schema/${name}.graphql`, `client/tools/explorer/examples/${name}.graphql`],
    ...[`server/features/${name}`, `client/features/${name}`],
  ];
  const removed = folders.filter((path) => existsSync(join(root, path)));
  for (const path of removed) rmSync(join(root, path), { recursive: true });
  removed.push(...removeMarkedRegions(name));

  for (const list of ['server/features.ts', 'client/features.ts']) {
    change(list, (text) => removeLines(text, new RegExp(`'\\./features/${name}/|^ {2}${name},$`)));
  }
  removeFromMenu(feature);
  removeFromSearch(name);
  removeContractCases(feature);
  removeFromLists(feature);
  removed.push(...removeTestsOf(feature));
  change('server/features/stateShapes.json', (text) => removeShapes(text, name));
  return removed;
}

/** Removes the regions of the feature from all files, and returns the files that are then empty and therefore removed. */
function removeMarkedRegions(name) {
  const files = ['client', 'schema', 'server'].flatMap((folder) =>
    listFiles(root, folder, /\.(ts|tsx|mjs|css|graphql)$/),
  );
  return files.filter((file) => {
    if (file.startsWith('server/tools/removeFeature/')) return false;
    const text = read(file);
    const next = removeRegions(text, name);
    if (next === text) return false;
    if (next.trim() === '') rmSync(join(root, file));
    else change(file, () => next);
    return next.trim() === '';
  });
}

/** Throws an error if a feature does not exist, or if code that remains needs it. */
function checkCanBeRemoved(names) {
  const features = ['server/features', 'client/features'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name),
  );
  for (const name of names) {
    if (name in neededFeatures) {
      throw new Error(`"${name}" cannot be removed, because ${neededFeatures[name]}.`);
    }
    if (!features.includes(name)) {
      const list = [...new Set(features)].sort().join(', ');
      throw new Error(`"${name}" is not a feature. The features are ${list}.`);
    }
  }
  const { users, otherUses } = findUsers(names);
  if (otherUses.length > 0) {
    throw new Error(`Remove these uses of ${names.join(', ')} first:\n${listLines(otherUses)}`);
  }
  if (users.length > names.length) {
    throw new Error(
      `Other features use them. Remove all: npm run remove-feature ${users.join(' ')}`,
    );
  }
}

/** Returns the features to remove together, because they use the features `names`, and the uses that would remain. */
function findUsers(names) {
  const handled = [
    ...['client/features.ts', 'server/features.ts', 'server/features/search/records.ts'],
    ...listsOfAddresses,
    ...listsOfSources,
  ];
  const users = new Set(names);
  const otherUses = [];
  // The loop also visits the features that it adds.
  for (const name of users) {
    for (const use of findUses(root, name, handled, [...users])) {
      const [, user] = /^(?:client\/features|server\/features|schema)\/(\w+)/.exec(use) ?? [];
      if (!user || user in neededFeatures || user === 'base') otherUses.push(use);
      else users.add(user);
    }
  }
  return { users: [...users], otherUses };
}

function listLines(lines) {
  const sorted = [...new Set(lines)].sort();
  return sorted.map((line) => `  ${line}`).join('\n');
}

/** Removes the tests that use the feature from all files, and returns the files without any other test. */
function removeTestsOf({ isUse }) {
  const files = ['client', 'server'].flatMap((folder) => listFiles(root, folder, /./));
  return files.filter((file) => {
    const isSkipped = testsOfTools.test(file) || listsOfAddresses.includes(file);
    if (!isTestFile(file) || isSkipped) return false;
    const { text, removed } = removeTests(read(file), isUse);
    if (removed.length > 0) removedTests.push(`${file}: ${removed.length} removed`);
    if (text === '') rmSync(join(root, file));
    else change(file, () => text);
    return text === '';
  });
}

/** Reads the ids of the menu and the addresses that belong to a feature. */
function readFeature(name) {
  const client = ['paths.ts', 'index.ts']
    .map((file) => `client/features/${name}/${file}`)
    .map((file) => (existsSync(join(root, file)) ? read(file) : ''))
    .join('\n');
  const menu = client.slice(client.indexOf('menu: ['));
  const server = `server/features/${name}`;
  const rest = (existsSync(join(root, server)) ? readdirSync(join(root, server)) : [])
    .filter((file) => /^(.+\.)?rest\.ts$/.test(file))
    .map((file) => read(`${server}/${file}`))
    .join('\n');
  const list = (text, pattern) => [...text.matchAll(pattern)].map(([, value]) => value);
  const screens = list(client, /'(\/[a-z][\w/-]*)/g).map((path) => path.replace(/\/$/, ''));
  const routes = list(rest, /\burl: '([^']+)'/g);
  const addresses = [...screens, ...routes.map((route) => route.replace(/\/?:\w+.*/, ''))];
  const texts = `client/features/${name}/locales/en.json`;
  const labels = existsSync(join(root, texts)) ? (JSON.parse(read(texts)).menu ?? {}) : {};
  const menuIds = [...new Set([...Object.keys(labels), ...list(menu, /\bid: '(\w+)'/g)])];
  // A single word can be any other text.
  const uniqueIds = menuIds.filter((id) => /[A-Z]/.test(id));
  const names = [...addresses, ...uniqueIds.map((id) => `'${id}'`)];
  const isUse = createUseFinder(root, name, names);
  return { name, routes, addresses, menuIds, isUse, addedFields: listAddedFields(root, name) };
}

/** Removes the titles of removed demos of the gallery. */
function removeDemoTitles(removed) {
  for (const file of removed) {
    const [, folder, name] = /^(client\/gallery\/\w+)\/(\w+)\.tsx$/.exec(file) ?? [];
    if (name) removeText(`${folder}/locales/en.json`, `demos.${name}`);
  }
}

/** Removes the texts that only removed code used. */
async function removeUnusedTexts() {
  const { findUnusedTexts } = await importTypeScript('../client/testing/usedTexts.ts');
  for (const { path, key } of findUnusedTexts()) removeText(`client/${path}`, key);
}

/** Removes a text in all languages. Its key is a path, such as `columns.done`. */
function removeText(englishFile, key) {
  const path = key.split('.');
  for (const language of languages) {
    change(englishFile.replace('en.json', `${language}.json`), (text) => {
      const texts = JSON.parse(text);
      const parents = path.map((_, index) =>
        path.slice(0, index).reduce((part, name) => part?.[name], texts),
      );
      for (const [index, name] of [...path.entries()].reverse()) {
        const value = parents[index]?.[name];
        if (typeof value !== 'object' || Object.keys(value).length === 0)
          delete parents[index]?.[name];
      }
      return `${JSON.stringify(texts, null, 2)}\n`;
    });
  }
}

/** Removes menu entries, and their labels in all languages. Groups without entries are not shown. */
function removeFromMenu({ menuIds }) {
  change('client/frame/menuTree.ts', (text) =>
    menuIds.reduce((result, id) => result.replace(new RegExp(`(?<!id: )'${id}',?\\s*`), ''), text),
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

/** Removes the cases of the routes of the feature, and the checks of its fields from other cases. */
function removeContractCases({ routes, addedFields }) {
  const patterns = routes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`));
  change('server/test/contract/cases.json', (text) => {
    const suite = JSON.parse(text);
    const isOwn = ({ path = '' }) =>
      patterns.some((pattern) => pattern.test(path.split('?', 1)[0]));
    suite.cases = suite.cases.filter((entry) => !isOwn(entry));
    for (const entry of suite.cases) {
      const isKept = ({ at = '' }) => !at.split('.').some((key) => addedFields.includes(key));
      if (entry.checks) entry.checks = entry.checks.filter(isKept);
    }
    return `${JSON.stringify(suite, null, 1)}\n`;
  });
}

function removeFromLists({ name, addresses }) {
  if (addresses.length > 0) {
    const pattern = new RegExp(`(?<![\\w-])(${addresses.join('|')})(?=['"\`?/{]|$)`);
    for (const file of listsOfAddresses) change(file, (text) => removeLines(text, pattern));
    change('server/features/account/notifications.seed.ts', (text) => removeEntries(text, pattern));
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
    `['"](?:(?:client|server)/)?(?:features/)?${name}/|(?<=\\n *)'${name}',(?=\\n)`,
  );
  for (const file of listsOfSources) change(file, (text) => removeEntries(text, source));
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
function reportRemainders(features) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--checkers', '2', '--pretty', 'false'],
    { cwd: root, encoding: 'utf8' },
  );
  const files = ['client', 'server'].flatMap((folder) =>
    listFiles(root, folder, /\.(ts|tsx|mjs)$/),
  );
  const addresses = features.flatMap((feature) => feature.addresses);
  const pattern = new RegExp(`['"\`](${addresses.join('|')})(?![\\w-])`);
  const mentions = addresses.length > 0 ? files.filter((file) => pattern.test(read(file))) : [];
  if (mentions.length > 0) {
    console.info(`These files name removed screens or routes:\n${listLines(mentions)}`);
  }
  if (status === 0) {
    console.info('Next, run npm run check and npm test.');
    return 0;
  }
  console.info(`These places still use what was removed. Remove them, too:\n${stdout}`);
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
