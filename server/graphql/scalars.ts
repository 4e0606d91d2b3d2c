import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { describeValue } from '../values/describeValue.ts';

const isoDate = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Checks a date, with or without a time, and returns it unchanged. Throws for any other value. */
function readDate(value: unknown): string {
  if (typeof value === 'string' && isDate(value)) return value;
  throw new GraphQLError(
    `must be a date such as 2026-03-09 or 2026-03-09T09:00:00.000Z, not ${describeValue(value)}.`,
  );
}

function isDate(text: string): boolean {
  const [, day] = isoDate.exec(text) ?? [];
  if (!day || Number.isNaN(Date.parse(text))) return false;
  // `Date` converts 30 February to 2 March.
  return new Date(day).getUTCDate() === Number(day.slice(-2));
}

export const scalars = {
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    parseValue: readDate,
    parseLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : undefined),
  }),
};
