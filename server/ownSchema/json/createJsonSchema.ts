import { type DocumentNode, parse } from 'graphql';
import { toFieldName, toPlural, toSingular } from '../schema/names.ts';
import {
  addRelations,
  type InferredType,
  inferType,
  type JsonData,
  type JsonRow,
  toTypeName,
} from './inferTypes.ts';

/** The schema of rows, and the rows of each type. */
export interface JsonSchema {
  typeDefs: DocumentNode;
  /** The rows by the name of their type. A single object is a list with one row. */
  rows: Map<string, readonly JsonRow[]>;
  /** The paths of the REST routes by the name of the type. */
  paths: Map<string, string>;
  /** The names of the types of single objects. */
  singles: Set<string>;
}

/** Infers a schema from rows: types and relations, queries by id and lists, and mutations. */
export function createJsonSchema(data: JsonData): JsonSchema {
  const schema: Omit<JsonSchema, 'typeDefs'> = {
    rows: new Map(),
    paths: new Map(),
    singles: new Set(),
  };
  const types: InferredType[] = [];
  const lists = new Map<string, InferredType>();
  for (const [path, value] of Object.entries(data)) {
    const isSingle = !Array.isArray(value);
    const rows = Array.isArray(value) ? addIds(value) : [value];
    const name = toTypeName(isSingle ? path : toSingular(path), types);
    const position = types.length;
    inferType(name, rows, types);
    const type = types[position] as InferredType;
    if (isSingle) {
      schema.singles.add(name);
      if (type.fields.size === 0) type.fields.set('id', 'ID');
    } else {
      type.fields.set('id', 'ID!');
      lists.set(path, type);
    }
    schema.rows.set(name, rows);
    schema.paths.set(name, path);
  }
  addRelations(lists);
  const inner = types.filter(({ name }) => !schema.paths.has(name));
  const outer = types.filter(({ name }) => schema.paths.has(name));
  return { ...schema, typeDefs: parse(printSdl(outer, inner, schema), { noLocation: true }) };
}

/** Adds ids to rows that have none. */
function addIds(rows: readonly JsonRow[]): JsonRow[] {
  const numbers = rows.map(({ id }) => Number(id)).filter(Number.isFinite);
  let last = Math.max(0, ...numbers);
  return rows.map((row) => {
    if (row.id !== undefined && row.id !== null) return row;
    last += 1;
    return { id: last, ...row };
  });
}

function printSdl(
  outer: InferredType[],
  inner: InferredType[],
  { paths, singles }: Pick<JsonSchema, 'paths' | 'singles'>,
): string {
  const queries: string[] = [];
  const mutations: string[] = [];
  const parts = ['scalar JSON'];
  for (const { name, fields } of [...outer, ...inner]) parts.push(printType('type', name, fields));
  for (const { name, fields } of outer) {
    const one = toFieldName(name);
    if (singles.has(name)) {
      queries.push(`${one}: ${name}!`);
      parts.push(printInput(`Update${name}Input`, fields, inner));
      mutations.push(`update${name}(input: Update${name}Input!): ${name}!`);
      continue;
    }
    const path = paths.get(name) ?? '';
    const list = /^[_A-Za-z]\w*$/.test(path) && path !== one ? path : `all${toPlural(name)}`;
    queries.push(
      `${list}(q: String, filter: ${name}Filter, sort: [String!], page: Int, perPage: Int): [${name}!]!`,
      `${list}Count(q: String, filter: ${name}Filter): Int!`,
      `${one}(id: ID!): ${name}`,
    );
    parts.push(
      printFilter(name, fields),
      printInput(`Create${name}Input`, fields, inner),
      printInput(`Update${name}Input`, fields, inner),
    );
    mutations.push(
      `create${name}(input: Create${name}Input!): ${name}!`,
      `update${name}(id: ID!, input: Update${name}Input!): ${name}!`,
      `delete${name}(id: ID!): ${name}!`,
    );
  }
  parts.push(`type Query { ${queries.join('\n')} }`);
  if (mutations.length > 0) parts.push(`type Mutation { ${mutations.join('\n')} }`);
  parts.push(operators);
  return parts.join('\n');
}

const printType = (kind: string, name: string, fields: ReadonlyMap<string, string>) =>
  `${kind} ${name} { ${[...fields].map(([field, type]) => `${field}: ${type}`).join('\n')} }`;

const scalars = ['ID', 'String', 'Int', 'Float', 'Boolean', 'JSON'];
const getNamed = (type: string) => type.replace(/[[\]!]/g, '');

/** Prints the input of a mutation. Objects inside of rows are JSON, because clients can add fields to them. */
function printInput(
  name: string,
  fields: ReadonlyMap<string, string>,
  inner: readonly InferredType[],
): string {
  const inputs = [...fields].flatMap(([field, type]): [string, string][] => {
    const named = getNamed(type);
    if (scalars.includes(named)) return [[field, type.replace(/!$/, '')]];
    return inner.some((other) => other.name === named) ? [[field, 'JSON']] : [];
  });
  return printType('input', name, new Map(inputs));
}

function printFilter(name: string, fields: ReadonlyMap<string, string>): string {
  const own = `${name}Filter`;
  const filters = [...fields].flatMap(([field, type]): [string, string][] => {
    const named = getNamed(type);
    return scalars.includes(named) && named !== 'JSON' ? [[field, `${named}Operators`]] : [];
  });
  return printType(
    'input',
    own,
    new Map([...filters, ['and', `[${own}!]`], ['or', `[${own}!]`], ['not', own]]),
  );
}

const operators = ['ID', 'String', 'Int', 'Float', 'Boolean']
  .map((type) => {
    const base = `eq: ${type} ne: ${type} in: [${type}!]`;
    const order = type === 'Boolean' ? '' : `gt: ${type} gte: ${type} lt: ${type} lte: ${type}`;
    const text = type === 'String' ? 'contains: String startsWith: String endsWith: String' : '';
    return `input ${type}Operators { ${base} ${order} ${text} }`;
  })
  .join('\n');
