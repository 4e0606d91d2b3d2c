import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** A part of the API that the search can find. */
interface Entry {
  /** The names of the part, in lower case. */
  name: string;
  /** All other words that describe it, in lower case. */
  words: string;
  /** One line: the signature, and the first sentence of the description. */
  line: string;
}

/** Returns the lines of the entries that match a text best. */
export type SchemaSearch = (text: string, limit: number) => string[];

/** A REST route, and what it does. */
export interface SearchedRoute {
  method: string;
  url: string;
  description: string;
}

/** The maximum number of characters of a line. */
const maxLine = 600;

/** Creates the search over the fields and types of schemas, and over the routes of REST. The index is built at first use. */
export function createSchemaSearch(
  schemas: GraphQLSchema[],
  routes: SearchedRoute[],
): SchemaSearch {
  let index: Entry[] | undefined;

  return (text, limit) => {
    index ??= [...schemas.flatMap(listSchemaEntries), ...routes.map(describeRoute)];
    const words = splitWords(text);
    const scored = index
      .map((entry) => ({ entry, score: scoreEntry(entry, words) }))
      .filter(({ score }) => score > 0);
    // Equal entries keep their order: queries, mutations, types, routes.
    scored.sort((a, b) => b.score - a.score);
    return scored.slice(0, limit).map(({ entry }) => entry.line);
  };
}

const splitWords = (text: string) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, 10);

/** Singular and plural forms match each other. */
const getStem = (word: string) => (word.length > 3 ? word.replace(/(ies|es|s|y)$/, '') : word);

function scoreEntry({ name, words }: Entry, searched: string[]): number {
  let score = 0;
  const names = splitWords(name);
  for (const word of searched) {
    const stem = getStem(word);
    if (names.some((part) => getStem(part) === stem)) score += 4;
    else if (name.toLowerCase().includes(stem)) score += 2;
    else if (words.includes(stem)) score += 1;
  }
  // Of two entries with the searched words, the one with the shorter name is meant.
  return score === 0 ? 0 : score - names.length / 100;
}

function listSchemaEntries(schema: GraphQLSchema): Entry[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  const rootTypes = new Set<GraphQLNamedType | null | undefined>(roots.map(([, type]) => type));
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !rootTypes.has(type),
  );
  return [
    ...roots.flatMap(([kind, type]) =>
      Object.values(type?.getFields() ?? {}).map((field) => describeField(kind, field)),
    ),
    ...types.flatMap(describeType),
  ];
}

function describeField(
  kind: string,
  { name, args, type, description }: GraphQLField<unknown, unknown>,
): Entry {
  const list = args.map((arg) => `${arg.name}: ${arg.type}`).join(', ');
  return createEntry(name, `${kind} ${name}${list && `(${list})`}: ${type}`, description);
}

function describeType(type: GraphQLNamedType): Entry[] {
  const { name, description } = type;
  if (isEnumType(type)) {
    const values = type.getValues().map((value) => value.name);
    return [createEntry(name, `enum ${name} { ${values.join(' ')} }`, description)];
  }
  if (isUnionType(type)) {
    return [createEntry(name, `union ${name} = ${type.getTypes().join(' | ')}`, description)];
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  const kind = isInputObjectType(type) ? 'input' : isInterfaceType(type) ? 'interface' : 'type';
  const fields = Object.values(type.getFields()).map((field) => `${field.name}: ${field.type}`);
  return [createEntry(name, `${kind} ${name} { ${fields.join(', ')} }`, description)];
}

const describeRoute = ({ method, url, description }: SearchedRoute): Entry =>
  createEntry(url, `${method} ${url}`, description);

function createEntry(
  name: string,
  signature: string,
  description: string | null | undefined,
): Entry {
  const sentence = (description ?? '').split('\n')[0] ?? '';
  const line = sentence ? `${signature} - ${sentence}` : signature;
  return {
    name,
    words: `${signature} ${description ?? ''}`.toLowerCase(),
    line: line.length > maxLine ? `${line.slice(0, maxLine)}...` : line,
  };
}
