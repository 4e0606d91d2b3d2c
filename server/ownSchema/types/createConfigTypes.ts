import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
} from 'graphql';
import { getKeyName } from '../rows/createRow.ts';
import type { Collection, Model } from '../schema/model.ts';
import type { Field } from '../schema/shapes.ts';

/** The first line of the file, by which the command recognizes it. */
export const typesHeader =
  '// Written by "frontdesk types". Write it again after a change of the schema.';

const scalarTypes: Record<string, string> = {
  ID: 'string | number',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

const general = `/** The row or the object for which a value is created. */
export interface ValueSource {
  /** The hash of the row and the field. */
  hash: number;
  /** The number of the row, starting at 1. */
  number: number;
  /** The time at which the branch began, in milliseconds. */
  now: number;
}

/** The functions over the rows of a branch. */
export interface RowFunctions {
  list: <T extends keyof Rows>(type: T) => Rows[T][];
  get: <T extends keyof Rows>(type: T, id: unknown) => Rows[T] | undefined;
  add: <T extends keyof Rows>(type: T, values: Partial<Rows[T]>) => Rows[T];
  change: <T extends keyof Rows>(type: T, id: unknown, values: Partial<Rows[T]>) => Rows[T];
  remove: (type: keyof Rows, id: unknown) => void;
}

type Resolver<Source, Args> = (
  source: Source,
  args: Args,
  context: { rows: RowFunctions; now: Date },
) => unknown;
type Permission<Args> = (request: { args: Args; headers: Record<string, unknown> }) => boolean;

/** The content of \`frontdesk.config.ts\`: \`export default { ... } satisfies Config\`. */
export interface Config {
  seed?: number;
  /** The time at which the clock is frozen. */
  clock?: string;
  /** The number of sample rows: of all types, or by type. */
  rows?: number | { [T in keyof Rows]?: number };
  /** The values of the first rows. */
  fixedRows?: { [T in keyof Rows]?: Partial<Rows[T]>[] };
  /** The functions that create sample values. */
  generators?: { [T in keyof Rows]?: { [F in keyof Rows[T]]?: (source: ValueSource) => Rows[T][F] } };
  scalars?: { [S in Scalar]?: (source: ValueSource) => unknown };
  resolvers?: { [T in keyof Fields]?: { [F in keyof Fields[T]]?: Resolver<T extends keyof Rows ? Rows[T] : unknown, Fields[T][F]> } };
  permissions?: { [T in keyof Fields & RootType]?: { [F in keyof Fields[T]]?: Permission<Fields[T][F]> } };
}
`;

/** Returns TypeScript with the types of the configuration of a schema. */
export function createConfigTypes(model: Model): string {
  const { schema, collections } = model;
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const scalars = types.filter((type) => isScalarType(type) && !(type.name in scalarTypes));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return [
    typesHeader,
    general,
    `type Scalar = ${formatUnion(scalars.map(({ name }) => name))};`,
    `type RootType = ${formatUnion(roots.flatMap((type) => type?.name ?? []))};`,
    formatInterface(
      'Rows',
      [...collections.values()].map((collection) => `${collection.name}: ${formatRow(collection)}`),
      'The rows of each type. A relation is the id of the related row.',
    ),
    formatInterface(
      'Fields',
      types.filter(isObjectType).map((type) => `${type.name}: ${formatFields(type)}`),
      'The arguments of all fields, by type.',
    ),
    ...types.filter(isInputObjectType).map((type) =>
      formatInterface(
        type.name,
        Object.values(type.getFields()).map(
          (field) =>
            `${field.name}${isRequiredInputField(field) ? '' : '?'}: ${formatInput(field.type)}`,
        ),
      ),
    ),
    '',
  ].join('\n\n');
}

const formatUnion = (names: readonly string[]) =>
  names.length > 0 ? names.map((name) => `'${name}'`).join(' | ') : 'never';

const formatInterface = (name: string, lines: readonly string[], description?: string) =>
  `${description ? `/** ${description} */\n` : ''}export interface ${name} {\n${lines
    .map((line) => `  ${line};\n`)
    .join('')}}`;

function formatRow(collection: Collection): string {
  const { type, relations, leaves } = collection;
  const key = type.getFields()[getKeyName(collection)];
  const stored = [...relations.values()].filter(
    ({ by, storage }) => by === 'stored' && !leaves.some(({ name }) => name === storage),
  );
  return formatObject([
    ...(key ? [`${key.name}: ${formatOutput(key.type)}`] : []),
    ...leaves.map(({ name, field }) => `${name}: ${formatOutput(field.type)}`),
    ...stored.map(({ storage }) => `${storage}: unknown`),
  ]);
}

const formatFields = (type: GraphQLObjectType) =>
  formatObject(
    Object.values(type.getFields()).map((field) => `${field.name}: ${formatArguments(field)}`),
  );

const formatArguments = ({ args }: Field) =>
  formatObject(
    args.map(
      (argument) =>
        `${argument.name}${isRequiredArgument(argument) ? '' : '?'}: ${formatInput(argument.type)}`,
    ),
  );

const formatObject = (members: readonly string[]) =>
  members.length > 0 ? `{ ${members.join('; ')} }` : 'Record<string, never>';

const formatInput = (type: GraphQLInputType): string => formatType(type, (name) => name);
const formatOutput = (type: GraphQLOutputType): string => formatType(type, () => 'unknown');

function formatType(
  type: GraphQLInputType | GraphQLOutputType,
  formatOther: (name: string) => string,
): string {
  if (!isNonNullType(type)) return `${formatPresent(type, formatOther)} | null`;
  return formatPresent(type.ofType, formatOther);
}

function formatPresent(
  type: GraphQLInputType | GraphQLOutputType,
  formatOther: (name: string) => string,
): string {
  if (isListType(type)) return `(${formatType(type.ofType, formatOther)})[]`;
  const named = getNamedType(type);
  if (isEnumType(named)) return formatUnion(named.getValues().map(({ name }) => name));
  if (isScalarType(named)) return scalarTypes[named.name] ?? 'unknown';
  return formatOther(named.name);
}
