import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  type NamedTypeNode,
  type ParseOptions,
  parse,
  Source,
  specifiedScalarTypes,
  type TypeNode,
  validateSchema,
} from 'graphql';
import { isKey, type JsonData } from '../ownSchema/json/inferTypes.ts';
import { findRouteProblem } from '../ownSchema/rest/declaredRoute.ts';
import { ArgumentsError } from './arguments.ts';

/** Returns the SDL files that arguments name: files, and all `.graphql` files in folders. */
function listSdlFiles(paths: readonly string[]): string[] {
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
  const files = listSdlFiles(paths);
  const document = parseFiles(files, { noLocation: true });
  const problem = findProblem(document);
  if (problem === undefined) return document;
  // Locations take a quarter of the time of the parser, and only a message needs them.
  const { place, message } = findProblem(parseFiles(files, {})) ?? problem;
  throw new ArgumentsError(place === undefined ? message : `${place} ${message}`);
}

/** Returns the file, the line and the column of the first error in the types of SDL files, and its message. */
export function describeSchemaProblem(paths: readonly string[]): string {
  const schema = buildASTSchema(parseFiles(listSdlFiles(paths), {}), { assumeValidSDL: true });
  const [problem] = validateSchema(schema);
  const { message = '', nodes } = problem ?? {};
  const loc = nodes?.at(-1)?.loc;
  if (!loc) return message;
  const { line, column } = loc.startToken;
  return `${loc.source.name}:${line}:${column} ${message}`;
}

function parseFiles(files: readonly string[], options: ParseOptions): DocumentNode {
  const definitions = files.flatMap(
    (file): readonly DefinitionNode[] => parseFile(file, options).definitions,
  );
  return { kind: Kind.DOCUMENT, definitions };
}

function parseFile(file: string, options: ParseOptions): DocumentNode {
  try {
    return parse(new Source(readText(file), file), options);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [{ line, column } = { line: 1, column: 1 }] = error.locations ?? [];
    throw new ArgumentsError(`${file}:${line}:${column} ${error.message}`);
  }
}

interface Problem {
  message: string;
  place?: string;
}

/** Finds a type that is used and not defined, or returns a problem if there is no type for queries. */
function findProblem({ definitions }: DocumentNode): Problem | undefined {
  const names = new Set(specifiedScalarTypes.map(({ name }) => name));
  let queryType = 'Query';
  for (const node of definitions) {
    if (node.kind === Kind.SCHEMA_DEFINITION) {
      queryType =
        node.operationTypes.find(({ operation }) => operation === 'query')?.type.name.value ??
        queryType;
    } else if ('name' in node && node.name && node.kind !== Kind.DIRECTIVE_DEFINITION)
      names.add(node.name.value);
  }
  const unknown = definitions.flatMap(listUsedTypes).find(({ name }) => !names.has(name.value));
  if (unknown) {
    const { name, loc } = unknown;
    const { line, column } = loc?.startToken ?? {};
    return {
      message: `The type ${name.value} is not defined.`,
      place: loc && `${loc.source.name}:${line}:${column}`,
    };
  }
  const route = findRouteProblem(definitions);
  if (route) {
    const { message, node } = route;
    const { line, column } = node.loc?.startToken ?? {};
    return { message, place: node.loc && `${node.loc.source.name}:${line}:${column}` };
  }
  if (names.has(queryType)) return undefined;
  return { message: `The schema must have a type ${queryType}, whose fields are the queries.` };
}

/** Returns the types that a definition uses. `visit` of graphql-js takes ten times as long. */
function listUsedTypes(node: DefinitionNode): NamedTypeNode[] {
  const own = [
    ...('interfaces' in node ? (node.interfaces ?? []) : []),
    ...('types' in node ? (node.types ?? []) : []),
    ...('operationTypes' in node ? (node.operationTypes ?? []).map(({ type }) => type) : []),
  ];
  const fields = 'fields' in node ? (node.fields ?? []) : [];
  const args = [
    ...('arguments' in node ? (node.arguments ?? []) : []),
    ...fields.flatMap((field) => ('arguments' in field ? (field.arguments ?? []) : [])),
  ].filter((argument) => argument.kind === Kind.INPUT_VALUE_DEFINITION);
  return [...own, ...[...fields, ...args].map(({ type }) => getNamedNode(type))];
}

const getNamedNode = (type: TypeNode): NamedTypeNode =>
  type.kind === Kind.NAMED_TYPE ? type : getNamedNode(type.type);

/** Reads a file with rows. Throws an `ArgumentsError` with its line and column if it is not valid JSON. */
export function readRows(file: string): JsonData {
  const text = readText(file);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new ArgumentsError(`${file}:${findPlace(text, error)} ${(error as Error).message}`);
  }
  if (!isObject(data) || Object.keys(data).length === 0)
    throw new ArgumentsError(
      `${file}:1:1 must be an object with lists of rows, such as {"posts": [{"id": 1}]}.`,
    );
  const { $schema: _, ...lists } = data;
  for (const [name, value] of Object.entries(lists)) {
    const problem = isObject(value) ? undefined : findRowProblem(name, value);
    if (!problem) continue;
    const position = text.indexOf(JSON.stringify(name));
    throw new ArgumentsError(`${file}:${countLines(text, position)} ${problem}`);
  }
  return lists as JsonData;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns why the value of a name in a file with rows is no list of rows. */
function findRowProblem(name: string, value: unknown): string | undefined {
  if (!Array.isArray(value) || !value.every(isObject))
    return `${name} must be a list of objects, or one object.`;
  const ids = new Set<string>();
  for (const [index, { id }] of value.entries()) {
    if (id === undefined || id === null) continue;
    if (!isKey(id)) return `${name}[${index}].id must be a text or a whole number.`;
    if (ids.has(String(id)))
      return `${name}[${index}].id must be unique. ${JSON.stringify(id)} is the id of another row.`;
    ids.add(String(id));
  }
  return undefined;
}

/** Returns the line and the column that the message of a JSON error names. */
function findPlace(text: string, error: unknown): string {
  const { message } = error as Error;
  const position = Number(
    /position (\d+)/.exec(message)?.[1] ?? (/end of JSON/.test(message) ? text.length : 0),
  );
  return countLines(text, position);
}

/** Returns the line and the column of a position in a text. */
function countLines(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && !/[./\\]/.test(file)) {
      throw new ArgumentsError(
        `${file} is neither a file nor one of the commands check, types, worker and mcp. --help describes them.`,
      );
    }
    throw new ArgumentsError(
      code === 'ENOENT' ? `${file} does not exist.` : `${file} cannot be read: ${message}`,
    );
  }
}
