import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { Arguments } from '../lists/pageArguments.ts';
import { findNamedField } from '../lists/readField.ts';
import type { Collection } from '../schema/model.ts';
import { foldName, toSingular } from '../schema/names.ts';
import { type Field, isList } from '../schema/shapes.ts';

/** A value that a mutation receives, with its place in the arguments. */
export interface InputValue {
  name: string;
  path: string[];
  value: unknown;
}

/** Names of arguments that hold the values of a row. */
const holders =
  /^(_?set|patch|input|data|object|edits?|attributes|attrs|params|payload|body|changes|values|fields|updates?|create|dto|where|by|pk_?columns|reference|selector|key)$/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the values in the arguments of a mutation. The objects that hold them are opened: `input`, `data`, an object with the name
 * of the row, and an argument that is no field of the row.
 */
export function flattenInput(args: Arguments, targets: readonly Collection[]): InputValue[] {
  const isHolder = (name: string) =>
    holders.test(name) || targets.some((target) => foldName(target.name) === foldName(name));
  const isField = (name: string) => targets.some((target) => findNamedField(target, name));
  const flatten = (values: Arguments, path: string[]): InputValue[] =>
    Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined) return [];
      const place = [...path, name];
      const isOpened =
        isObject(value) &&
        path.length < 3 &&
        (isHolder(name) ||
          (path.length === 0 && (Object.keys(args).length === 1 || !isField(name))));
      return isOpened ? flatten(value, place) : [{ name, path: place, value }];
    });
  return flatten(args, []);
}

/** Returns the argument of a bulk mutation that has a list of inputs, such as `input: [CreateUserInput!]!`. */
function findBulkArgument({ args }: Field): string | undefined {
  return args.find(
    ({ type }) => isListType(getNullableType(type)) && isInputObjectType(getNamedType(type)),
  )?.name;
}

/** Returns the arguments of a bulk mutation for each of its rows. */
export function splitBulk(
  field: Field,
  args: Arguments,
  targets: readonly Collection[],
): Arguments[] {
  const name = findBulkArgument(field) ?? findBulkHolder(field, args);
  const list = name === undefined ? undefined : readBulk(args[name]);
  if (name === undefined || !list) return splitValues(field, args, targets);
  const { [name]: _, ...others } = args;
  return list.map((item) => ({ ...others, input: item }));
}

/** Returns the arguments of each row if the payload is a list, and an argument has a list of values: `createTags(names:)`. */
function splitValues(
  { type, args: definitions }: Field,
  args: Arguments,
  targets: readonly Collection[],
): Arguments[] {
  if (!isList(type)) return [args];
  for (const { name } of definitions) {
    const value = args[name];
    const singular = toSingular(name);
    const isValue = targets.some(
      ({ leaves, keyField }) =>
        name !== singular &&
        singular !== keyField &&
        leaves.some((leaf) => leaf.name === singular && !leaf.isList),
    );
    if (isValue && Array.isArray(value))
      return value.map((item) => ({ ...args, [name]: undefined, [singular]: item }));
  }
  return [args];
}

/** Finds an input object with a single list of inputs: `input: { issues: [IssueCreateInput!]! }`. */
function findBulkHolder({ args: definitions }: Field, args: Arguments): string | undefined {
  return definitions.find(({ name, type }) => isBulkInput(type) && isObject(args[name]))?.name;
}

function isBulkInput(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return false;
  const fields = Object.values(named.getFields());
  const [only] = fields;
  return (
    fields.length === 1 &&
    only !== undefined &&
    isListType(getNullableType(only.type)) &&
    isInputObjectType(getNamedType(only.type))
  );
}

function readBulk(value: unknown): Record<string, unknown>[] | undefined {
  const list = isObject(value) ? Object.values(value)[0] : value;
  return Array.isArray(list) && list.every(isObject) ? list : undefined;
}
