import type { GraphQLObjectType } from 'graphql';
import { compareValues } from '../lists/order.ts';
import type { Values } from '../rows/createRow.ts';

type Aggregate = (values: unknown[]) => unknown;

const addUp = (values: unknown[]): number =>
  values.reduce<number>((total, value) => total + Number(value), 0);
const sort = (values: unknown[]) => values.toSorted((a, b) => compareValues(a, b, false));

/** The aggregates of the values of a field, by the name of their object: `max { price }`. */
const aggregates: Record<string, Aggregate> = {
  min: (values) => sort(values)[0] ?? null,
  max: (values) => sort(values).at(-1) ?? null,
  sum: addUp,
  avg: (values) => (values.length > 0 ? addUp(values) / values.length : null),
};

/** Returns the function that creates the values of an object such as `max { price }`, or `undefined` for another name. */
export function createAggregate(
  name: string,
  type: GraphQLObjectType,
): ((rows: readonly Values[]) => Record<string, unknown>) | undefined {
  const aggregate = aggregates[name.replace(/^_/, '').replace('average', 'avg')];
  if (!aggregate) return undefined;
  const names = Object.keys(type.getFields());
  return (rows) =>
    Object.fromEntries(
      names.map((field) => [
        field,
        aggregate(
          rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined),
        ),
      ]),
    );
}
