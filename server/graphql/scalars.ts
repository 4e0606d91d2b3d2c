import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** Text that `Date` can read, kept as it was written: a whole day stays a whole day. */
function readDate(value: unknown): string {
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value;
  throw new GraphQLError(
    `must be a date such as 2026-03-09 or 2026-03-09T09:00:00.000Z, not ${JSON.stringify(value)}.`,
  );
}

export const scalars = {
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    parseValue: readDate,
    parseLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : undefined),
  }),
};
