import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const server = join(import.meta.dirname, '../..');
const configNames = ['frontdesk.config.ts', 'frontdesk.config.mjs', 'frontdesk.config.js'];

const isFolder = (path) => statSync(path).isDirectory();

/** Returns the code of a module that exports the definition of an own schema, or of none. */
export function createDefinitionModule(files) {
  const [file] = files;
  if (file === undefined) return 'export const definition = undefined, settings = {};';
  const folder = isFolder(file) ? file : dirname(file);
  const config = configNames.map((name) => resolve(folder, name)).find(existsSync);
  const create = file.endsWith('.json')
    ? `createJsonDefinition(${JSON.stringify(readRows(file))}, { config })`
    : `createOwnDefinition(parse(${JSON.stringify(readSdl(files))}, { noLocation: true }), { config })`;
  return `
    import { parse } from 'graphql';
    import { createJsonDefinition, createOwnDefinition } from ${JSON.stringify(join(server, 'ownSchema/ownDefinition.ts'))};
    ${config ? `import config from ${JSON.stringify(config)};` : 'const config = undefined;'}
    export const definition = ${create};
    export const settings = {
      seed: config?.seed,
      clock: config?.clock && new Date(config.clock),
    };`;
}

function readRows(file) {
  const { $schema: _, ...rows } = JSON.parse(readFileSync(file, 'utf8'));
  return rows;
}

const readSdl = (paths) =>
  paths
    .flatMap((path) =>
      isFolder(path)
        ? readdirSync(path, { recursive: true })
            .filter((name) => /\.graphqls?$/.test(name))
            .sort()
            .map((name) => join(path, name))
        : [path],
    )
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
