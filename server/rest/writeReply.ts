import { type GraphQLOutputType, getNullableType, isEnumType, isListType } from 'graphql';
import type { Route } from './route.ts';
import type { Selected } from './selection.ts';
import { getSpelling } from './spelling.ts';

type Values = Record<string, unknown>;

/**
 * Creates the function that converts the data of an operation to the JSON of a REST response. Enum values have the
 * spelling of REST, and keys with `@omitNull` are omitted if they are `null`. `reply` is the root field whose value is
 * the whole body. Without it, the body contains all data.
 */
export function createReplyWriter(selection: Selected[], reply: Route['reply']) {
  const write = createObjectWriter(selection);

  return (data: Values): string => {
    const body = write(data) as Values;
    return JSON.stringify(reply ? (body[reply] ?? null) : body);
  };
}

type WriteValue = (value: unknown) => unknown;

function createObjectWriter(selection: Selected[]): WriteValue {
  const fields = selection.map(({ key, type, isOptional, children }) => ({
    key,
    isOptional,
    write: createValueWriter(type, children),
  }));

  return (value) => {
    const object: Values = {};
    for (const { key, isOptional, write } of fields) {
      const written = write((value as Values)[key]);
      if (!isOptional || written !== null) object[key] = written;
    }
    return object;
  };
}

function createValueWriter(type: GraphQLOutputType, children: Selected[]): WriteValue {
  const write = createPresentValueWriter(getNullableType(type), children);
  return (value) => (value === null || value === undefined ? null : write(value));
}

function createPresentValueWriter(type: GraphQLOutputType, children: Selected[]): WriteValue {
  if (isListType(type)) {
    const write = createValueWriter(type.ofType, children);
    return (value) => (value as unknown[]).map(write);
  }
  if (isEnumType(type)) {
    const { spellings } = getSpelling(type);
    return (value) => spellings.get(String(value));
  }
  return children.length > 0 ? createObjectWriter(children) : (value) => value;
}
