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

/** How types write their values, where it is not their own way; by type name. */
export type Serializers = Record<string, (value: unknown) => unknown>;

type Values = Record<string, unknown>;
type Read = (value: unknown) => unknown;

interface PlainField {
  key: string;
  isOptional: boolean;
  read: (row: Values) => unknown;
}

/** Writes a list of rows as JSON. */
export type RowsWriter = (rows: unknown) => string;

/** Thrown for a value that only a full execution can complain about properly. */
export class UnwritableError extends Error {}

/**
 * How each selected field is read off its row; undefined when one of them takes a resolver, an
 * argument or a look at the type.
 */
export function plainFieldsOf(
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
    const inner = plainFieldsOf(outer, fieldsIn(node.selectionSet), fieldsIn, serializers);
    return inner && orNull((value) => objectOf(inner, value as Values));
  }
}

function orNull(read: Read): Read {
  return (value) => (value === null || value === undefined ? null : read(value));
}

function refuse(): never {
  throw new UnwritableError();
}

function objectOf(fields: PlainField[], row: Values): Values {
  if (typeof row !== 'object' || row === null || 'then' in row) refuse();
  const object: Values = {};
  for (const { key, isOptional, read } of fields) {
    const value = read(row);
    if (!isOptional || value !== null) object[key] = value;
  }
  return object;
}

/** Rows looked at before judging whether remembering pays. */
const trial = 2000;

/**
 * Rows are never changed in place, so what was written for one holds as long as it lives. Where
 * rows are made anew for every answer, nothing is gained, and the memory is given up.
 */
function rowWriter(fields: PlainField[]): (row: object) => string {
  let memory: WeakMap<object, string> | undefined = new WeakMap();
  let seen = 0;
  let known = 0;

  return (row) => {
    const remembered = memory?.get(row);
    if (memory && seen < trial) {
      seen += 1;
      if (remembered !== undefined) known += 1;
      if (seen === trial && known < trial / 10) memory = undefined;
    }
    if (remembered !== undefined) return remembered;

    const text = JSON.stringify(objectOf(fields, row as Values));
    memory?.set(row, text);
    return text;
  };
}

/** Longest list that is remembered whole. */
const rememberedRows = 1000;

/** A list that has the same rows as the last one is the same text. */
export function rowsWriter(fields: PlainField[]): RowsWriter {
  const row = rowWriter(fields);
  let last: object[] = [];
  let text = '[]';

  return (rows) => {
    if (!Array.isArray(rows)) refuse();
    if (rows.length === last.length && last.every((one, index) => one === rows[index])) return text;

    const written = `[${rows.map(row).join(',')}]`;
    if (rows.length > rememberedRows) return written;
    last = [...rows];
    text = written;
    return text;
  };
}
