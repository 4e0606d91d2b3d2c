import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { createLimitError, limits } from '../limits.ts';

/** Serializers of leaf types, by the name of the type. */
export type Serializers = Record<string, (value: unknown) => unknown>;

type Values = Record<string, unknown>;
type Read = (value: unknown) => unknown;

interface PlainField {
  key: string;
  isOptional: boolean;
  read: (row: Values) => unknown;
}

/** Converts a list of rows to JSON. */
export type ListWriter = (rows: unknown) => string;

/** Thrown for a value that the schema does not allow. For `/graphql`, graphql-js then executes the query again. */
export class UnwritableError extends Error {}

/**
 * Returns the selected fields with the functions that read them from a row. Returns `undefined` if a field has a
 * resolver or arguments, so that the rows are not plain.
 */
export function planPlainFields(
  type: GraphQLObjectType,
  nodes: FieldNode[],
  listFields: (selectionSet: SelectionSetNode) => FieldNode[],
  serializers: Serializers,
): PlainField[] | undefined {
  const fields: PlainField[] = [];

  for (const node of nodes) {
    const key = (node.alias ?? node.name).value;
    if (fields.some((field) => field.key === key)) return undefined;
    const name = node.name.value;
    const isOptional = (node.directives ?? []).length > 0;
    if (name === '__typename') {
      fields.push({ key, isOptional, read: () => type.name });
      continue;
    }

    const field = type.getFields()[name];
    const hasResolver = field?.resolve && field.resolve !== defaultFieldResolver;
    if (!field || hasResolver || node.arguments?.length) return undefined;
    const read = createReader(field.type, node);
    if (!read) return undefined;
    fields.push({ key, isOptional, read: (row) => read(row[name]) });
  }
  return fields;

  function createReader(fieldType: GraphQLOutputType, node: FieldNode): Read | undefined {
    if (isNonNullType(fieldType)) {
      const read = createReader(fieldType.ofType, node);
      return read && ((value) => read(value ?? throwUnwritable()));
    }
    if (isListType(fieldType)) {
      const read = createReader(fieldType.ofType, node);
      return (
        read && allowNull((value) => (Array.isArray(value) ? value.map(read) : throwUnwritable()))
      );
    }
    if (isLeafType(fieldType)) {
      const serialize =
        serializers[fieldType.name] ?? ((value: unknown) => fieldType.serialize(value));
      return allowNull((value) =>
        typeof value === 'function' ? throwUnwritable() : serialize(value),
      );
    }
    if (!isObjectType(fieldType) || !node.selectionSet) return undefined;
    const inner = planPlainFields(
      fieldType,
      listFields(node.selectionSet),
      listFields,
      serializers,
    );
    return inner && allowNull((value) => pickFields(inner, value as Values));
  }
}

function allowNull(read: Read): Read {
  return (value) => (value === null || value === undefined ? null : read(value));
}

function throwUnwritable(): never {
  throw new UnwritableError('A row has a value that its type does not allow.');
}

function pickFields(fields: PlainField[], row: Values): Values {
  if (typeof row !== 'object' || row === null || 'then' in row) throwUnwritable();
  const object: Values = {};
  for (const { key, isOptional, read } of fields) {
    const value = read(row);
    if (!isOptional || value !== null) object[key] = value;
  }
  return object;
}

/**
 * The size of the caches of all writers of the process. If it exceeds `maxCharacters`, the generation increases. Each
 * writer clears its cache at its next call when the generation has changed.
 */
export const cacheUsage = { maxCharacters: 50_000_000, characters: 0, generation: 0 };

function addToCacheUsage(characters: number) {
  cacheUsage.characters += characters;
  if (cacheUsage.characters <= cacheUsage.maxCharacters) return;
  cacheUsage.characters = 0;
  cacheUsage.generation += 1;
}

/** The number of rows after which a cache with few hits is dropped. */
const trialRows = 2000;

/**
 * Creates a function that converts a row to JSON and caches the JSON. Rows are never changed in place, so the JSON is
 * valid as long as the row exists. If each response has new row objects, the cache is useless and is dropped.
 */
function createRowWriter(fields: PlainField[]): (row: object) => string {
  let cache: WeakMap<object, string> | undefined = new WeakMap();
  let generation = cacheUsage.generation;
  let rows = 0;
  let hits = 0;

  return (row) => {
    if (cache && generation !== cacheUsage.generation) {
      cache = new WeakMap();
      generation = cacheUsage.generation;
    }
    const cached = cache?.get(row);
    if (cache && rows < trialRows) {
      rows += 1;
      if (cached !== undefined) hits += 1;
      if (rows === trialRows && hits < trialRows / 10) cache = undefined;
    }
    if (cached !== undefined) return cached;

    const text = JSON.stringify(pickFields(fields, row as Values));
    if (cache) {
      cache.set(row, text);
      addToCacheUsage(text.length);
    }
    return text;
  };
}

/** Throws `LIMIT_EXCEEDED` before a text is written that is longer than a response can be. */
function joinTexts(texts: string[]): string {
  let length = texts.length;
  for (const text of texts) length += text.length;
  if (length > limits.response) throw createLimitError('response', length);
  return `[${texts.join(',')}]`;
}

/** The maximum number of rows of a list whose JSON is cached as a whole. */
const maxCachedRows = 1000;

/** Creates a function that converts a list to JSON. If the rows are the same as in the last call, the JSON is, too. */
export function createListWriter(fields: PlainField[]): ListWriter {
  const writeRow = createRowWriter(fields);
  let lastRows: object[] = [];
  let lastText = '[]';
  let generation = cacheUsage.generation;

  return (rows) => {
    if (!Array.isArray(rows)) throwUnwritable();
    if (generation !== cacheUsage.generation) {
      lastRows = [];
      lastText = '[]';
      generation = cacheUsage.generation;
    }
    const isSame =
      rows.length === lastRows.length && lastRows.every((row, index) => row === rows[index]);
    if (isSame) return lastText;

    const text = joinTexts(rows.map(writeRow));
    if (rows.length > maxCachedRows) return text;
    lastRows = [...rows];
    lastText = text;
    addToCacheUsage(text.length);
    return text;
  };
}
