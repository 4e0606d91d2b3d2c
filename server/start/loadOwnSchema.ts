import { readFileSync } from 'node:fs';
import { type DefinitionNode, type DocumentNode, GraphQLError, Kind, parse, Source } from 'graphql';
import type { ApiDefinition } from '../apiDefinition.ts';
import type { JsonData } from '../ownSchema/json/inferTypes.ts';
import { createJsonDefinition, createOwnDefinition } from '../ownSchema/ownDefinition.ts';
import { ArgumentsError, type CommandArguments } from './arguments.ts';

type Options = Pick<CommandArguments, 'files' | 'jsonServer'>;

/** Reads the files of an own schema, and creates the definition that serves it. Throws an `ArgumentsError` for invalid ones. */
export function loadOwnSchema(
  { files, jsonServer }: Options,
  log: (line: string) => void,
): ApiDefinition {
  const [file] = files;
  if (file?.endsWith('.json'))
    return createJsonDefinition(readRows(file), { language: jsonServer });
  return createOwnDefinition(readSdl(files), {
    language: jsonServer,
    onUninferred: (field) =>
      log(`${field} is not inferred: its values are generated. An override can define it.`),
  });
}

/** Parses SDL files to one document. */
export function readSdl(files: string[]): DocumentNode {
  const definitions = files.flatMap(
    (file): readonly DefinitionNode[] => parseFile(file).definitions,
  );
  return { kind: Kind.DOCUMENT, definitions };
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

/** Reads a file with rows. Throws an `ArgumentsError` with its line and column if it is not valid JSON. */
function readRows(file: string): JsonData {
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
  const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
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
