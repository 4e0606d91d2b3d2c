import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  parse,
  Source,
  specifiedScalarTypes,
  visit,
} from 'graphql';
import type { JsonData } from '../ownSchema/json/inferTypes.ts';
import { ArgumentsError } from './arguments.ts';

/** Returns the SDL files that arguments name: files, and all `.graphql` files in folders. */
export function listSdlFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.graphqls?$/.test(name))
      .sort()
      .map((name) => join(path, name));
  });
}

/** Parses SDL files to one document. Throws an `ArgumentsError` with file, line and column if they are invalid. */
export function readSdl(paths: readonly string[]): DocumentNode {
  const definitions = listSdlFiles(paths).flatMap(
    (file): readonly DefinitionNode[] => parseFile(file).definitions,
  );
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions };
  checkTypes(document);
  return document;
}

function parseFile(file: string): DocumentNode {
  try {
    return parse(new Source(readText(file), file));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [{ line, column } = { line: 1, column: 1 }] = error.locations ?? [];
    throw new ArgumentsError(`${file}:${line}:${column} ${error.message}`);
  }
}

/** Throws an `ArgumentsError` for a type that is used and not defined, or if there is no type for queries. */
function checkTypes(document: DocumentNode) {
  const names = new Set(specifiedScalarTypes.map(({ name }) => name));
  let queryType = 'Query';
  for (const node of document.definitions) {
    if (node.kind === Kind.SCHEMA_DEFINITION) {
      queryType =
        node.operationTypes.find(({ operation }) => operation === 'query')?.type.name.value ??
        queryType;
    } else if ('name' in node && node.name && node.kind !== Kind.DIRECTIVE_DEFINITION)
      names.add(node.name.value);
  }
  visit(document, {
    NamedType({ name, loc }) {
      if (names.has(name.value)) return;
      const { line = 1, column = 1 } = loc?.startToken ?? {};
      throw new ArgumentsError(
        `${loc?.source.name}:${line}:${column} The type ${name.value} is not defined.`,
      );
    },
  });
  if (!names.has(queryType))
    throw new ArgumentsError(
      `The schema must have a type ${queryType}, whose fields are the queries.`,
    );
}

/** Reads a file with rows. Throws an `ArgumentsError` with its line and column if it is not valid JSON. */
export function readRows(file: string): JsonData {
  const text = readText(file);
  try {
    const data = JSON.parse(text);
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
  } catch (error) {
    throw new ArgumentsError(`${file}:${findPlace(text, error)} ${(error as Error).message}`);
  }
  throw new ArgumentsError(
    `${file}:1:1 must be an object with lists of rows, such as {"posts": [{"id": 1}]}.`,
  );
}

/** Returns the line and the column that the message of a JSON error names. */
function findPlace(text: string, error: unknown): string {
  const { message } = error as Error;
  const position = Number(
    /position (\d+)/.exec(message)?.[1] ?? (/end of JSON/.test(message) ? text.length : 0),
  );
  const before = text.slice(0, position).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ArgumentsError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
