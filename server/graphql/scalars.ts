import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { describeValue } from '../values/describeValue.ts';
import { isIsoTime } from '../values/times.ts';

/** Checks a date, with or without a time, and returns it unchanged. Throws for any other value. */
function readDate(value: unknown): string {
  if (isIsoTime(value)) return value;
  throw new GraphQLError(
    `must be a date such as 2026-03-09 or 2026-03-09T09:00:00.000Z, not ${describeValue(value)}.`,
  );
}

export const scalars = {
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    parseValue: readDate,
    parseLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : undefined),
  }),
};
