import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { hidden, hide, hideByName, hideNamed } from '../values/secrets.ts';

type Input = GraphQLArgument | GraphQLInputField;

/** Hides a value that has no place in the schema. */
type HideUnknown = (name: string, value: unknown) => unknown;

/** Hides all of a value, because its name can be the misspelled name of a secret. */
export const hideAll: HideUnknown = (_, value) => hide(value);

/** Returns whether the values of an argument or input field are marked `@secret`. */
export const isSecret = ({ astNode }: Input) =>
  astNode?.directives?.some(({ name }) => name.value === 'secret') ?? false;

/**
 * Hides the secrets in a value of an input type. A value that the type does not allow is hidden as a whole. JSON values
 * have no schema: there, names decide.
 */
export function hideByType(
  type: GraphQLInputType,
  value: unknown,
  hideUnknown: HideUnknown,
): unknown {
  if (value === null || value === undefined) return value;
  const present = getNullableType(type);
  if (isListType(present)) {
    return Array.isArray(value)
      ? value.map((item) => hideByType(present.ofType, item, hideUnknown))
      : hideByType(present.ofType, value, hideUnknown);
  }
  if (isInputObjectType(present)) {
    if (typeof value !== 'object' || Array.isArray(value)) return hidden;
    const fields = present.getFields();
    return hideByInputs(Object.values(fields), value, hideUnknown);
  }
  if (present.name === 'JSON') return hideNamed(value);
  return typeof value === 'object' ? hidden : value;
}

/** Hides the secrets in the arguments of a command, which preparations may have extended. */
export function hideInArguments(
  schema: GraphQLSchema,
  field: string,
  values: Record<string, unknown>,
): unknown {
  const args = schema.getMutationType()?.getFields()[field]?.args ?? [];
  return hideByInputs(args, values, hideByName);
}

function hideByInputs(inputs: readonly Input[], values: object, hideUnknown: HideUnknown) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const input = inputs.find((one) => one.name === name);
      if (!input) return [name, hideUnknown(name, value)];
      return [name, isSecret(input) ? hide(value) : hideByType(input.type, value, hideUnknown)];
    }),
  );
}

/** Returns whether values of an input type can contain a secret. */
export function containsSecret(type: GraphQLInputType, seen = new Set<unknown>()): boolean {
  const present = getNullableType(type);
  if (isListType(present)) return containsSecret(present.ofType, seen);
  if (!isInputObjectType(present) || seen.has(present)) return false;
  seen.add(present);
  return Object.values(present.getFields()).some(
    (field) => isSecret(field) || containsSecret(field.type, seen),
  );
}
