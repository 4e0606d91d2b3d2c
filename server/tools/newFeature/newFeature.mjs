// Writes a feature with a list, a form, REST routes, texts and tests: npm run new-feature notes
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'graphql';
import { createNames, fillIn } from './names.mjs';

const root = join(import.meta.dirname, '../../..');
const template = join(import.meta.dirname, 'template');
const usage = 'Usage: npm run new-feature <plural, such as notes> [-- --singular=<name>]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { singular: { type: 'string' } },
  });
  const [plural, ...others] = positionals;
  if (!plural || others.length > 0) throw new Error(usage);
  createFeature(createNames(plural, values.singular));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function createFeature(names) {
  checkNamesAreFree(names);

  const files = readdirSync(template, { recursive: true })
    .filter((path) => path.endsWith('.txt'))
    .map((path) => ({
      path: getTargetPath(path.replaceAll('\\', '/'), names),
      text: fillIn(readFileSync(join(template, path), 'utf8'), names),
    }));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const changed = registerFeature(names);

  const paths = [...files.map(({ path }) => path), ...changed];
  runNode(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--log-level=error',
    ...paths,
  );
  runNode('client/codegen/main.mjs');

  console.info(`Created:\n${files.map(({ path }) => `  ${path}`).join('\n')}`);
  console.info(`Changed:\n${changed.map((path) => `  ${path}`).join('\n')}`);
  console.info(
    `The list is at ${names['%url%']}. Next, edit the fields in schema/${names.notes}.graphql.`,
  );
}

/** Throws an error if the feature, a namespace of its texts, or one of its types or fields already exists. */
function checkNamesAreFree({ notes, note, Note }) {
  const folders = ['server/features', 'client/features', 'client/gallery', 'client/locales'];
  const existingPath = [
    `schema/${notes}.graphql`,
    ...folders.map((folder) => `${folder}/${notes}`),
  ].find((path) => existsSync(join(root, path)));
  if (existingPath)
    throw new Error(`"${notes}" cannot be used: ${existingPath} exists. Choose another name.`);

  const newNames = new Set([
    ...[Note, `${Note}Page`, `${Note}Sort`, `Add${Note}Input`, `Update${Note}Input`],
    ...[notes, note, `${note}Page`, `add${Note}`, `update${Note}`, `delete${Note}`],
  ]);
  const names = listSchemaNames();
  const existingName = [...newNames].find((name) => names.has(name));
  if (existingName)
    throw new Error(
      `"${notes}" cannot be used: the schema defines "${existingName}". Choose another name.`,
    );

  if (listMenuIds().includes(notes)) {
    throw new Error(
      `"${notes}" cannot be used: the menu has an entry of this name. Choose another name.`,
    );
  }
}

/** Returns the names of all types and root fields of the schema. */
function listSchemaNames() {
  const folder = join(root, 'schema');
  const definitions = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')).definitions)
    .filter(({ name }) => name);
  const fields = definitions
    .filter(({ name }) => ['Query', 'Mutation'].includes(name.value))
    .flatMap(({ fields }) => fields ?? []);
  return new Set([...definitions, ...fields].map(({ name }) => name.value));
}

/** Returns the path of the file that is created from a file of the template. */
function getTargetPath(path, names) {
  const [folder, ...rest] = fillIn(path.replace(/\.txt$/, ''), names).split('/');
  const target = folder === 'schema' ? [folder] : [folder, 'features', names.notes];
  return [...target, ...rest].join('/');
}

/** Adds the feature to the lists of the server and of the client. Biome sorts the imports. */
function registerFeature({ notes }) {
  const lists = [
    [
      'server/features.ts',
      `import * as ${notes} from './features/${notes}/index.ts';`,
      '} satisfies',
    ],
    ['client/features.ts', `import { ${notes} } from './features/${notes}/index.ts';`, '];'],
  ];

  return lists.map(([path, importLine, end]) => {
    const text = readFileSync(join(root, path), 'utf8');
    const [lastImport] = text.match(/^import .*from '\.\/features\/.*;$/m) ?? [];
    const position = text.lastIndexOf(`\n${end}`);
    if (!lastImport || position < 0)
      throw new Error(`${path} must import features and contain a line that begins with "${end}".`);
    const withName = `${text.slice(0, position)}\n  ${notes},${text.slice(position)}`;
    writeFileSync(join(root, path), withName.replace(lastImport, `${importLine}\n${lastImport}`));
    return path;
  });
}

/** Returns the ids of the menu entries and groups, which have labels in the texts of the frame and of the features. */
function listMenuIds() {
  const features = readdirSync(join(root, 'client/features'));
  return ['client', ...features.map((name) => `client/features/${name}`)]
    .map((folder) => join(root, folder, 'locales/en.json'))
    .filter((path) => existsSync(path))
    .flatMap((path) => Object.keys(JSON.parse(readFileSync(path, 'utf8')).menu ?? {}));
}

function runNode(script, ...args) {
  execFileSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
}
