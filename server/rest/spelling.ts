import type { GraphQLEnumType } from 'graphql';

/** The REST spellings of an enum. */
interface Spelling {
  /** The spellings by the name of the enum value. */
  spellings: Map<string, string>;
  /** Returns the enum value of a spelling, or undefined for an unknown spelling. */
  read: (text: string) => string | undefined;
  /** Whether the enum has `@anyCase`: upper and lower case are treated alike. */
  isAnyCase: boolean;
}

/** Returns the spellings of an enum: `@rest(name:)`, or the names of the values in kebab-case. */
export function getSpelling(type: GraphQLEnumType): Spelling {
  const isAnyCase = type.astNode?.directives?.some(({ name }) => name.value === 'anyCase') ?? false;
  const fold = (text: string) => (isAnyCase ? text.toLowerCase() : text);
  const spellings = new Map(
    type.getValues().map(({ name, astNode }) => {
      const directive = astNode?.directives?.find((candidate) => candidate.name.value === 'rest');
      const spelling = directive?.arguments?.[0]?.value;
      const isGiven = spelling?.kind === 'StringValue';
      return [name, isGiven ? spelling.value : name.toLowerCase().replaceAll('_', '-')];
    }),
  );
  const values = new Map([...spellings].map(([name, text]) => [fold(text), name]));

  return { spellings, read: (text) => values.get(fold(text)), isAnyCase };
}
