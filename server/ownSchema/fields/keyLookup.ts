import { getNamedType, isInputObjectType, isLeafType, isRequiredArgument } from 'graphql';
import { matchesFilter } from '../lists/filters.ts';
import { isEqual } from '../lists/operators.ts';
import type { Arguments } from '../lists/pageArguments.ts';
import { findNamedField, getId, readNamedField } from '../lists/readField.ts';
import type { Values } from '../rows/createRow.ts';
import type { Collection } from '../schema/model.ts';
import { foldName, splitWords } from '../schema/names.ts';
import type { Field } from '../schema/shapes.ts';
import type { OwnData } from '../store/ownData.ts';

/** An argument that identifies a row. */
interface KeyArgument {
  /** The name, or the names inside of input objects. */
  path: string[];
  /** Returns whether a row has the value. Undefined if no field of the collection has the meaning of the argument. */
  matches: ((data: OwnData, row: Values, value: unknown) => boolean) | undefined;
  /** Whether the argument describes a related row, or is an address. Clients of a mock invent such values. */
  isWeak: boolean;
}

type Lookup = (data: OwnData, rows: Values[], args: Arguments) => Values | undefined;

const holders = /^(where|by|unique|key|selector|identifier|reference|input|filter)$/i;

/** Finds the arguments of a field that identify one of the rows of some collections: `id`, `login`, `where: { slug }`. */
export function findKeyArguments(field: Field, targets: readonly Collection[]): KeyArgument[] {
  return field.args.flatMap((argument): KeyArgument[] => {
    const named = getNamedType(argument.type);
    if (isLeafType(named)) return [createKeyArgument([argument.name], targets)];
    if (!isInputObjectType(named) || !(isRequiredArgument(argument) || holders.test(argument.name)))
      return [];
    return Object.values(named.getFields()).flatMap(({ name, type }) =>
      isLeafType(getNamedType(type))
        ? [createKeyArgument([argument.name, name], targets)]
        : [
            {
              path: [argument.name, name],
              matches: (data: OwnData, row: Values, value: unknown) =>
                matchesFilter(data, row, { [name]: value }),
              isWeak: false,
            },
          ],
    );
  });
}

function createKeyArgument(path: string[], targets: readonly Collection[]): KeyArgument {
  const name = path.at(-1) as string;
  const isLeaf = targets.some((target) => findNamedField(target, name)?.kind === 'leaf');
  return { path, matches: createMatcher(name, targets), isWeak: !isLeaf || /ur[il]$/i.test(name) };
}

function createMatcher(name: string, targets: readonly Collection[]): KeyArgument['matches'] {
  const readers = new Map(targets.map((target) => [target.name, createReader(name, target)]));
  if (![...readers.values()].some(Boolean)) return undefined;
  return (data, row, value) => {
    const read = readers.get(row.__typename);
    // The id of a row identifies it in each argument.
    return read
      ? [...read(data, row), getId(data.model, row)].some((own) => isEqual(own, value))
      : false;
  };
}

/** Returns the function that reads the values of a row with the meaning of an argument. */
function createReader(
  name: string,
  target: Collection,
): ((data: OwnData, row: Values) => unknown[]) | undefined {
  const field = findNamedField(target, name);
  if (field?.kind === 'relation') {
    return (data, row) => {
      const related = readNamedField(data, row, field) as Values | null;
      return related
        ? ['id', 'login', 'slug', 'name', 'key', 'username'].map((key) => related[key])
        : [];
    };
  }
  if (field) return (data, row) => [readNamedField(data, row, field)];
  // `filmID` is an id of a film, and `enterpriseSlug` the slug of its enterprise.
  const words = splitWords(name);
  for (let end = words.length - 1; end > 0; end -= 1) {
    const relation = [...target.relations.values()].find(
      (other) => other.kind === 'one' && foldName(other.name) === words.slice(0, end).join(''),
    );
    const rest = words.slice(end).join('');
    const leaf = relation?.targets[0] && findNamedField(relation.targets[0], rest);
    if (relation && leaf?.kind === 'leaf') {
      return (data, row) => {
        const related = readNamedField(data, row, { kind: 'relation', relation }) as Values | null;
        return related ? [related[leaf.name]] : [];
      };
    }
  }
  return undefined;
}

/**
 * Creates the function that finds the row that the arguments of a field identify. An argument that describes a related row
 * is ignored if no row has it. Returns `undefined` if the field has no argument for a row.
 */
export function createKeyLookup(field: Field, targets: readonly Collection[]): Lookup | undefined {
  const keys = findKeyArguments(field, targets);
  if (keys.length === 0) return undefined;

  return (data, rows, args) => {
    const given = keys.flatMap(({ path, matches, isWeak }) => {
      const value = path.reduce<unknown>(
        (inner, name) => (inner as Arguments | undefined)?.[name],
        args,
      );
      return matches && value !== undefined && value !== null ? [{ matches, value, isWeak }] : [];
    });
    if (given.length === 0) return rows[0];
    const isMatch =
      ({ matches, value }: (typeof given)[number]) =>
      (row: Values) =>
        matches(data, row, value);
    const all = rows.find((row) => given.every((key) => isMatch(key)(row)));
    if (all) return all;
    const usable = given.filter((key) => !key.isWeak || rows.some(isMatch(key)));
    return rows.find((row) => usable.every((key) => isMatch(key)(row)));
  };
}
