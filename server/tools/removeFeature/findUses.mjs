import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  concatAST,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { removeRegions } from './editText.mjs';

/** Returns the files below a folder whose names match, without installed and generated ones. */
export const listFiles = (root, folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => pattern.test(name) && !/\/(node_modules|gql)\//.test(name));

/**
 * Returns the places outside of a feature that use its types, fields or collections, such as
 * `client/features/dashboards/Cards.graphql uses Query.posts`. Uses in the files `handled`, in the regions of the feature, and in
 * the features `others`, which are removed, too, are not returned.
 */
export function findUses(root, name, handled, others = []) {
  const removed = [name, ...others];
  const read = (file) => removed.reduce(removeRegions, readFileSync(join(root, file), 'utf8'));
  const isOther = (file) =>
    !removed.some((feature) => new RegExp(`^(server|client)/features/${feature}/`).test(file));
  const documents = readDocuments(root, read);
  const own = documents.get(`schema/${name}.graphql`);
  const ownTypes = new Set(
    own?.definitions.filter(({ kind }) => !/Extension/.test(kind)).map((node) => node.name.value),
  );
  const ownFields = new Set(listOwnFields(own));
  const uses = [];

  for (const [file, document] of documents) {
    if (removed.some((feature) => file === `schema/${feature}.graphql`)) continue;
    const addUse = ({ name: type }) => {
      if (ownTypes.has(type.value)) uses.push(`${file} uses the type ${type.value}`);
    };
    visit(document, { [Kind.NAMED_TYPE]: addUse, [Kind.OBJECT_TYPE_EXTENSION]: addUse });
  }

  const schema = readSchema(root, read);
  for (const file of listFiles(root, 'client', /\.graphql$/).filter(isOther)) {
    if (file === `client/tools/explorer/examples/${name}.graphql` || !read(file).trim()) continue;
    const use = listFields(schema, parse(read(file))).find((field) => ownFields.has(field));
    if (use) uses.push(`${file} uses ${use}`);
  }

  const code = createCodePattern(name);
  for (const file of ['client', 'server'].flatMap((folder) =>
    listFiles(root, folder, /\.(ts|tsx)$/),
  )) {
    if (!isOther(file) || handled.includes(file) || isTestFile(file)) continue;
    const text = read(file);
    const [use] = code.exec(text) ?? [];
    if (use) uses.push(`${file} uses ${use.replace(/\/$/, '')}`);
    const [, imported = ''] = /import type \{([^}]*)\} from '[./]+gql\/types\.ts'/.exec(text) ?? [];
    const type = imported.match(/\w+/g)?.find((word) => ownTypes.has(word));
    if (type) uses.push(`${file} uses the type ${type}`);
  }
  return [...new Set(uses)];
}

/** The files from which the tests of a feature are removed. */
export const isTestFile = (file) => /\.(test|spec)\.tsx?$/.test(file);

function createCodePattern(name) {
  const destructured = `\\{[^{}]*\\b${name}\\b[^{}]*\\}(?:: Context\\['collections'\\]| = (?:context\\.)?collections)`;
  return new RegExp(
    `${destructured}|\\bcollections\\.${name}\\b|features/${name}/|<SharedComponent name="${name}\\.\\w+`,
  );
}

/**
 * Creates a function that returns whether a part of a test uses a feature: its fields, collection, modules or other `names`, such
 * as addresses.
 */
export function createUseFinder(root, name, names) {
  const schema = readSchema(root);
  const ownFields = new Set(listOwnFields(readDocuments(root).get(`schema/${name}.graphql`)));
  const words = names.map((text) => `(?<![\\w-])${text}(?![\\w-])`);
  // Such as the source `blog/useForm.ts`, the table `blog.posts` and the generated `gql/blog/`.
  const parts = `\\{[^{}]*\\b${name}\\b[^{}]*\\} = [^;]*\\.collections;|['"\`]${name}/\\w|'${name}\\.\\w+'|gql/${name}/`;
  const code = new RegExp([createCodePattern(name).source, parts, ...words].join('|'));
  return (part) =>
    code.test(part) ||
    [...part.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)].some(
      ([text]) => usesFields(schema, text.slice(1, -1), ownFields),
    );
}

const rootTypes = ['Query', 'Mutation', 'Subscription'];

/** Returns whether a text is the name of a field, or an operation or a part of one that selects it. */
function usesFields(schema, text, ownFields) {
  const [, root, field] = /^((?:[A-Z]\w*\.)?)(\w+)(?:\.\w+)*$/.exec(text) ?? [];
  // A single word in lower case can be any other text.
  if (field && (root || /[A-Z]/.test(field))) {
    return (
      ownFields.has(root + field) || rootTypes.some((type) => ownFields.has(`${type}.${field}`))
    );
  }
  if (!/[{(]/.test(text)) return false;
  // An inserted text is a value or a selection.
  const filled = ['0', 'x', '{ x }'].map((value) => text.replace(/\$\{[^}]*\}/g, value));
  const sources = filled.flatMap((source) => [
    source,
    `query { ${source} }`,
    `mutation { ${source} }`,
  ]);
  return sources.some((source) => {
    try {
      return listFields(schema, parse(source)).some((field) => ownFields.has(field));
    } catch {
      return false;
    }
  });
}

/** Returns the fields that a document selects, such as `Query.posts`. */
function listFields(schema, document) {
  const fields = [];
  const typeInfo = new TypeInfo(schema);
  const visitor = {
    [Kind.FIELD]: (node) => {
      fields.push(`${typeInfo.getParentType()?.name}.${node.name.value}`);
    },
  };
  visit(document, visitWithTypeInfo(typeInfo, visitor));
  return fields;
}

/** Returns the SDL files and their documents. */
function readDocuments(root, read = (file) => readFileSync(join(root, file), 'utf8')) {
  const files = readdirSync(join(root, 'schema')).filter((file) => file.endsWith('.graphql'));
  return new Map(files.map((file) => [`schema/${file}`, parse(read(`schema/${file}`))]));
}

const readSchema = (root, read) =>
  buildASTSchema(concatAST([...readDocuments(root, read).values()]), { assumeValidSDL: true });

const listOwnFields = (document) =>
  (document?.definitions ?? []).flatMap(({ name: type, fields = [] }) =>
    fields.map((field) => `${type.value}.${field.name.value}`),
  );

/** Returns the names of the fields that a feature adds to the types of others, such as `posts` of a user. */
export function listAddedFields(root, name) {
  const definitions = readDocuments(root).get(`schema/${name}.graphql`)?.definitions ?? [];
  return definitions
    .filter((type) => /Extension/.test(type.kind) && !rootTypes.includes(type.name.value))
    .flatMap((type) => type.fields.map((field) => field.name.value));
}
