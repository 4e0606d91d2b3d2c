import {
  type GraphQLLeafType,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** The rule that a value breaks, and the place of the value: `lines.0.quantity`. */
export interface Misfit {
  path: string;
  rule: string;
}

const rules: Record<string, string> = {
  Int: 'must be a whole number from -2147483648 to 2147483647.',
  Float: 'must be a number.',
  String: 'must be a text.',
  ID: 'must be a text or a whole number.',
  Boolean: 'must be true or false.',
};

const isAccepted = (run: () => void): boolean => {
  try {
    run();
    return true;
  } catch {
    return false;
  }
};

/** Returns whether a client can write a value. */
export const isInput = (type: GraphQLLeafType, value: unknown): boolean =>
  isAccepted(() => type.parseValue(value));

/** Returns whether a query can return a value. A number as a text is one, too. */
export const isOutput = (type: GraphQLLeafType, value: unknown): boolean =>
  isAccepted(() => type.serialize(value));

/** Returns why a query of a field of a type cannot return a value. Fields that an object does not have are not checked. */
export function findMisfit(
  type: GraphQLOutputType,
  value: unknown,
  path: string,
  isFitting: (type: GraphQLLeafType, value: unknown) => boolean,
): Misfit | undefined {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) return { path, rule: 'must not be empty.' };
    return findMisfit(type.ofType, value, path, isFitting);
  }
  if (value === null || value === undefined) return undefined;
  if (isListType(type)) {
    if (!Array.isArray(value)) return { path, rule: 'must be a list.' };
    return findFirst(value.entries(), ([index, item]) =>
      findMisfit(type.ofType, item, `${path}.${index}`, isFitting),
    );
  }
  if (isLeafType(type)) {
    if (isFitting(type, value)) return undefined;
    const rule = isEnumType(type)
      ? `must be one of ${type
          .getValues()
          .map(({ name }) => name)
          .join(', ')}.`
      : (rules[type.name] ?? `must be a value of ${type.name}.`);
    return { path, rule };
  }
  if (typeof value !== 'object' || Array.isArray(value))
    return { path, rule: 'must be an object.' };
  const fields = isObjectType(type) ? type.getFields() : {};
  return findFirst(Object.entries(value), ([name, item]) => {
    if (isReserved(name))
      return { path: `${path}.${name}`, rule: 'is a reserved name. Use another name.' };
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field && findMisfit(field.type, item, `${path}.${name}`, isFitting);
  });
}

/** Returns whether the server itself uses a name in rows. */
export const isReserved = (name: string): boolean => name.startsWith('__') || name.startsWith('$');

function findFirst<Item>(
  items: Iterable<Item>,
  find: (item: Item) => Misfit | undefined,
): Misfit | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}
