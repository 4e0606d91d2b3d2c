import { type GraphQLEnumType, type GraphQLSchema, isEnumType } from 'graphql';
import type { Serializers } from '../graphql/rowWriter.ts';

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

const serializersOf = new WeakMap<GraphQLSchema, Serializers>();

/** Turns enum values into their spellings while a result is built, for every enum of the schema. */
export function spellingSerializers(schema: GraphQLSchema): Serializers {
  const known = serializersOf.get(schema);
  if (known) return known;

  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);

  const serializers = Object.fromEntries(
    enums.map((type) => {
      const { written } = spellingOf(type);
      return [type.name, (value: unknown) => written.get(type.serialize(value) as string)];
    }),
  );
  serializersOf.set(schema, serializers);
  return serializers;
}
