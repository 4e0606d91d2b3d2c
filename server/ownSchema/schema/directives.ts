import { type ConstDirectiveNode, valueFromASTUntyped } from 'graphql';

/** A definition that can have directives. */
interface Directed {
  astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null;
}

/**
 * Returns the arguments of a directive: `@collection(rows:)`, `@sample(values:)`, `@unique`, `@hidden` or `@rest(method:, path:)`.
 * The SDL does not have to declare them.
 */
export function readDirective(
  { astNode }: Directed,
  name: string,
): Record<string, unknown> | undefined {
  const directive = astNode?.directives?.find((other) => other.name.value === name);
  return (
    directive &&
    Object.fromEntries(
      (directive.arguments ?? []).map((argument) => [
        argument.name.value,
        valueFromASTUntyped(argument.value),
      ]),
    )
  );
}

/** Returns the number of sample rows of a type: `@collection(rows: 50)`. */
export function readRowCount(type: Directed): number | undefined {
  const rows = readDirective(type, 'collection')?.rows;
  return typeof rows === 'number' ? rows : undefined;
}

/** Returns the values of the sample rows of a field: `@sample(values: ["S", "M", "L"])`. */
export function readSampleValues(field: Directed): readonly unknown[] | undefined {
  const values = readDirective(field, 'sample')?.values;
  return Array.isArray(values) && values.length > 0 ? values : undefined;
}

export const isUnique = (field: Directed): boolean => readDirective(field, 'unique') !== undefined;

/** Returns whether the dashboard and REST omit a type, or the dashboard a field. */
export const isHidden = (definition: Directed): boolean =>
  readDirective(definition, 'hidden') !== undefined;
