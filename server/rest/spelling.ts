import type { GraphQLEnumType } from 'graphql';

/** How REST writes and reads the values of an enum. */
export interface Spelling {
  /** By value name. */
  written: Map<string, string>;
  /** The value meant by a text, if any. */
  read: (text: string) => string | undefined;
  isAnyCase: boolean;
}

/** The spellings of an enum: `@rest(name:)`, or the value's own name in kebab-case. */
export function spellingOf(type: GraphQLEnumType): Spelling {
  const isAnyCase = type.astNode?.directives?.some(({ name }) => name.value === 'anyCase') ?? false;
  const fold = (text: string) => (isAnyCase ? text.toLowerCase() : text);
  const written = new Map(
    type.getValues().map(({ name, astNode }) => {
      const directive = astNode?.directives?.find((candidate) => candidate.name.value === 'rest');
      const spelling = directive?.arguments?.[0]?.value;
      const isGiven = spelling?.kind === 'StringValue';
      return [name, isGiven ? spelling.value : name.toLowerCase().replaceAll('_', '-')];
    }),
  );
  const values = new Map([...written].map(([name, text]) => [fold(text), name]));

  return { written, read: (text) => values.get(fold(text)), isAnyCase };
}
