import {
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { getHttpStatus } from '../../errors.ts';
import type { GeneratedSource } from '../fields/generated.ts';
import { foldName } from '../schema/names.ts';
import { type Field, isList, isNullable } from '../schema/shapes.ts';

/** Names of fields with the errors of a payload, such as `errors`, `userErrors` or `error`. */
const errorFields = /^(error|problem|userError|fieldError|validationError|mutationError)s?$/i;
const errorTypes = /error|failure|invalid|problem|notfound|conflict/i;

/**
 * Returns the payload of a refused mutation if its type has a place for errors: a field such as `userErrors { field message }`, or an
 * error type in a union. Returns undefined for other payloads and for bugs, whose errors are thrown.
 */
export function createErrorPayload(
  schema: GraphQLSchema,
  { type }: Field,
  error: unknown,
  $path: string,
): GeneratedSource | undefined {
  if (!(error instanceof GraphQLError) || getHttpStatus(error) === undefined) return undefined;
  const named = getNamedType(type);
  if (isAbstractType(named)) {
    const member = findErrorType(schema, named, error);
    return member && describeError(member, error, $path);
  }
  if (!isObjectType(named)) return undefined;
  const fields = Object.values(named.getFields());
  const place = fields.find(
    (field) =>
      errorFields.test(field.name) && findErrorType(schema, getNamedType(field.type), error),
  );
  const member = place && findErrorType(schema, getNamedType(place.type), error);
  if (!place || !member) return undefined;
  const described = describeError(member, error, `${$path}.${place.name}`);
  const payload: GeneratedSource = { __typename: named.name, $path, $isFixed: true };
  for (const field of fields) {
    if (field === place) payload[field.name] = isList(field.type) ? [described] : described;
    else if (getNamedType(field.type).name === 'Boolean') payload[field.name] = false;
    else if (isNullable(field.type)) payload[field.name] = null;
    else if (isList(field.type)) payload[field.name] = [];
    else return undefined;
  }
  return payload;
}

/** Returns the object type that describes an error: one with a message, whose name suits the code if there are several. */
function findErrorType(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  { extensions }: GraphQLError,
): GraphQLObjectType | undefined {
  const members = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  const described = members.filter(
    (member): member is GraphQLObjectType =>
      isObjectType(member) &&
      'message' in member.getFields() &&
      (members.length === 1 || errorTypes.test(member.name)),
  );
  const code = foldName(String(extensions.code));
  return described.find(({ name }) => foldName(name).includes(code)) ?? described[0];
}

/** Returns the object of an error: its message, and its code and field if the type has them. */
function describeError(
  type: GraphQLObjectType,
  { message, extensions }: GraphQLError,
  $path: string,
): GeneratedSource {
  const { code, field: inputField = null } = extensions;
  const described: GeneratedSource = { __typename: type.name, $path, $isFixed: true, message };
  for (const field of Object.values(type.getFields())) {
    const named = getNamedType(field.type);
    if (field.name === 'message' || !isLeafType(named)) continue;
    if (/^(field|path|property|attribute|argument)s?$/i.test(field.name)) {
      const path = inputField === null ? [] : String(inputField).split('.');
      const text = isNullable(field.type) ? inputField : (inputField ?? '');
      described[field.name] = isList(field.type) ? path : text;
    } else if (isEnumType(named)) {
      const found = named.getValues().find(({ name }) => name === code);
      const other = isNullable(field.type) ? null : named.getValues()[0]?.value;
      described[field.name] = found?.value ?? other;
    } else if (/code|type|kind/i.test(field.name)) described[field.name] = code;
    else if (!isNullable(field.type)) described[field.name] = named.name === 'Boolean' ? false : '';
  }
  return described;
}
