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

/** Returns the files below a folder whose names match, without installed and generated ones. */
export const listFiles = (root, folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => pattern.test(name) && !/\/(node_modules|gql)\//.test(name));

/**
 * Returns the places outside of a feature that use its types, fields or collections, such as
 * `client/features/dashboards/Cards.graphql uses Query.posts`. `handled` are files from which the uses are removed.
 */
export function findUses(root, name, handled) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const isOther = (file) =>
    !file.startsWith(`server/features/${name}/`) && !file.startsWith(`client/features/${name}/`);
  const schemaFile = `schema/${name}.graphql`;
  const schemaFiles = readdirSync(join(root, 'schema'))
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => `schema/${file}`);
  const documents = new Map(schemaFiles.map((file) => [file, parse(read(file))]));
  const own = documents.get(schemaFile)?.definitions ?? [];
  const ownTypes = new Set(
    own.filter(({ kind }) => !/Extension/.test(kind)).map((node) => node.name.value),
  );
  const ownFields = new Set(
    own.flatMap(({ name: type, fields = [] }) =>
      fields.map((field) => `${type.value}.${field.name.value}`),
    ),
  );
  const uses = [];

  for (const [file, document] of documents) {
    if (file === schemaFile) continue;
    visit(document, {
      [Kind.NAMED_TYPE]({ name: type }) {
        if (ownTypes.has(type.value)) uses.push(`${file} uses the type ${type.value}`);
      },
    });
  }

  const schema = buildASTSchema(concatAST([...documents.values()]), { assumeValidSDL: true });
  for (const file of listFiles(root, 'client', /\.graphql$/).filter(isOther)) {
    if (file === `client/tools/explorer/examples/${name}.graphql`) continue;
    const typeInfo = new TypeInfo(schema);
    visit(
      parse(read(file)),
      visitWithTypeInfo(typeInfo, {
        [Kind.FIELD](node) {
          const field = `${typeInfo.getParentType()?.name}.${node.name.value}`;
          if (ownFields.has(field) && !uses.some((use) => use.startsWith(file))) {
            uses.push(`${file} uses ${field}`);
          }
        },
      }),
    );
  }

  const destructured = `\\{[^{}]*\\b${name}\\b[^{}]*\\}(?:: Context\\['collections'\\]| = (?:context\\.)?collections)`;
  const code = new RegExp(
    `${destructured}|\\bcollections\\.${name}\\b|features/${name}/|'${name}\\.\\w+`,
  );
  for (const file of ['client', 'server'].flatMap((folder) =>
    listFiles(root, folder, /\.(ts|tsx)$/),
  )) {
    if (!isOther(file) || handled.includes(file)) continue;
    const [use] = code.exec(read(file)) ?? [];
    if (use) uses.push(`${file} uses ${use.replace(/^'|\/$/g, '')}`);
  }
  return [...new Set(uses)];
}
