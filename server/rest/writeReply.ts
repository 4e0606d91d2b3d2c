import { type GraphQLOutputType, getNullableType, isEnumType, isListType } from 'graphql';
import type { Route } from './route.ts';
import type { Selected } from './selection.ts';
import { getSpelling } from './spelling.ts';

type Values = Record<string, unknown>;

/**
 * Creates the function that writes the data of an operation as the JSON of a REST response: enum
 * values in the spelling of REST, and without the `null` of keys that are marked `@omitNull`.
 * `reply` is the root field whose value is the whole body; without it, the data is.
 */
export function createReplyWriter(selection: Selected[], reply: Route['reply']) {
  const write = objectWriter(selection);

  return (data: Values): string => {
    const body = write(data) as Values;
    return JSON.stringify(reply ? (body[reply] ?? null) : body);
  };
}

type WriteValue = (value: unknown) => unknown;

function objectWriter(selection: Selected[]): WriteValue {
  const fields = selection.map(({ key, type, isOptional, children }) => ({
    key,
    isOptional,
    write: valueWriter(type, children),
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

function valueWriter(type: GraphQLOutputType, children: Selected[]): WriteValue {
  const write = presentValueWriter(getNullableType(type), children);
  return (value) => (value === null || value === undefined ? null : write(value));
}

function presentValueWriter(type: GraphQLOutputType, children: Selected[]): WriteValue {
  if (isListType(type)) {
    const write = valueWriter(type.ofType, children);
    return (value) => (value as unknown[]).map(write);
  }
  if (isEnumType(type)) {
    const { spellings } = getSpelling(type);
    return (value) => spellings.get(String(value));
  }
  return children.length > 0 ? objectWriter(children) : (value) => value;
}
