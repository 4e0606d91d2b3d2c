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

/** Serializers of leaf types, by the name of the type. */
export type Serializers = Record<string, (value: unknown) => unknown>;

type Values = Record<string, unknown>;
type Read = (value: unknown) => unknown;

interface PlainField {
  key: string;
  isOptional: boolean;
  read: (row: Values) => unknown;
}

/** Returns a list of rows as JSON. */
export type ListWriter = (rows: unknown) => string;

/** Thrown for a value that the schema does not allow. graphql-js has the proper error for it. */
export class UnwritableError extends Error {}

/**
 * Returns how each selected field is read from a row. Returns `undefined` if one of them has a
 * resolver or arguments, so that the rows are not plain.
 */
export function planPlainFields(
  type: GraphQLObjectType,
  nodes: FieldNode[],
  fieldsIn: (selectionSet: SelectionSetNode) => FieldNode[],
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
    const read = reader(field.type, node);
    if (!read) return undefined;
    fields.push({ key, isOptional, read: (row) => read(row[name]) });
  }
  return fields;

  function reader(outer: GraphQLOutputType, node: FieldNode): Read | undefined {
    if (isNonNullType(outer)) {
      const read = reader(outer.ofType, node);
      return read && ((value) => read(value ?? refuse()));
    }
    if (isListType(outer)) {
      const read = reader(outer.ofType, node);
      return read && orNull((value) => (Array.isArray(value) ? value.map(read) : refuse()));
    }
    if (isLeafType(outer)) {
      const serialize = serializers[outer.name] ?? ((value: unknown) => outer.serialize(value));
      return orNull((value) => (typeof value === 'function' ? refuse() : serialize(value)));
    }
    if (!isObjectType(outer) || !node.selectionSet) return undefined;
    const inner = planPlainFields(outer, fieldsIn(node.selectionSet), fieldsIn, serializers);
    return inner && orNull((value) => pickFields(inner, value as Values));
  }
}

function orNull(read: Read): Read {
  return (value) => (value === null || value === undefined ? null : read(value));
}

function refuse(): never {
  throw new UnwritableError('A row has a value that its type does not allow.');
}

function pickFields(fields: PlainField[], row: Values): Values {
  if (typeof row !== 'object' || row === null || 'then' in row) refuse();
  const object: Values = {};
  for (const { key, isOptional, read } of fields) {
    const value = read(row);
    if (!isOptional || value !== null) object[key] = value;
  }
  return object;
}

/**
 * Bounds what all writers of the process remember. With too many characters, each writer forgets at its next call: it compares
 * the generation with the one that it knows.
 */
export const remembered = { maxCharacters: 50_000_000, characters: 0, generation: 0 };

function addRemembered(characters: number) {
  remembered.characters += characters;
  if (remembered.characters <= remembered.maxCharacters) return;
  remembered.characters = 0;
  remembered.generation += 1;
}

/** Number of rows after which it is decided whether the memory is of use. */
const trialRows = 2000;

/**
 * Creates a function that returns a row as JSON and remembers it. Rows are never changed in place,
 * so the JSON is valid as long as the row exists. If rows are created anew for each response, the
 * memory is of no use and is given up.
 */
function createRowWriter(fields: PlainField[]): (row: object) => string {
  let memory: WeakMap<object, string> | undefined = new WeakMap();
  let generation = remembered.generation;
  let rows = 0;
  let hits = 0;

  return (row) => {
    if (memory && generation !== remembered.generation) {
      memory = new WeakMap();
      generation = remembered.generation;
    }
    const cached = memory?.get(row);
    if (memory && rows < trialRows) {
      rows += 1;
      if (cached !== undefined) hits += 1;
      if (rows === trialRows && hits < trialRows / 10) memory = undefined;
    }
    if (cached !== undefined) return cached;

    const text = JSON.stringify(pickFields(fields, row as Values));
    if (memory) {
      memory.set(row, text);
      addRemembered(text.length);
    }
    return text;
  };
}

/** Length of the longest list that is remembered as a whole. */
const maxRememberedRows = 1000;

/** Creates a function that returns a list as JSON. A list with the same rows as the last one is not written again. */
export function createListWriter(fields: PlainField[]): ListWriter {
  const writeRow = createRowWriter(fields);
  let lastRows: object[] = [];
  let lastText = '[]';
  let generation = remembered.generation;

  return (rows) => {
    if (!Array.isArray(rows)) refuse();
    if (generation !== remembered.generation) {
      lastRows = [];
      lastText = '[]';
      generation = remembered.generation;
    }
    const isSame =
      rows.length === lastRows.length && lastRows.every((row, index) => row === rows[index]);
    if (isSame) return lastText;

    const text = `[${rows.map(writeRow).join(',')}]`;
    if (rows.length > maxRememberedRows) return text;
    lastRows = [...rows];
    lastText = text;
    addRemembered(text.length);
    return text;
  };
}
