import {
  type GraphQLEnumType,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isObjectType,
} from 'graphql';
import { mapAsync } from '../values/mapAsync.ts';
import { createFieldGenerator } from './fields/generated.ts';
import { matchesFilter } from './lists/filters.ts';
import type { Arguments } from './lists/pageArguments.ts';
import { inferQuery } from './queries/createQueries.ts';
import type { Model } from './schema/model.ts';
import { splitWords } from './schema/names.ts';
import { type Field, isList } from './schema/shapes.ts';
import { type ChangeKind, getOwnData, type OwnData, type RowEvent } from './store/ownData.ts';

const kinds: [RegExp, ChangeKind[]][] = [
  [/^(created?|added?|new)$/, ['CREATED']],
  [/^(updated?|edited|changed)$/, ['UPDATED']],
  [/^(deleted?|removed?|archived)$/, ['DELETED']],
];

interface Subscribed {
  read: (data: OwnData, args: Arguments) => AsyncIterable<unknown>;
  reason: string;
  isInferred: boolean;
}

/**
 * Returns what a field of `Subscription` delivers: the rows that were changed, such as `userCreated`, or the value of a field of
 * `Query` with the same name and type after each change.
 */
export function inferSubscription(model: Model, field: Field): Subscribed {
  const { name } = field;
  const named = getNamedType(field.type);
  const query = model.schema.getQueryType()?.getFields()[name];
  if (query && String(query.type) === String(field.type)) {
    const { read } = inferQuery(model, query);
    return {
      read: (data, args) => deliverValues(data, name, () => read(data, args)),
      reason: `the value of Query.${name} after each change`,
      isInferred: true,
    };
  }
  const own = listSubscribed(model, named);
  if (!own) {
    const generate = createFieldGenerator(model, 'Subscription', field);
    const source = { __typename: 'Subscription', $path: 'Subscription' };
    return {
      read: (data, args) => yieldOnce({ [name]: generate(data, source, args) }),
      reason: 'delivers one generated value',
      isInferred: false,
    };
  }
  const words = splitWords(name);
  const wanted = kinds.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? [
    'CREATED',
    'UPDATED',
    'DELETED',
  ];
  const names = new Set(own.targets.map((target) => target.name));
  const toValue = (event: RowEvent) =>
    isList(field.type) ? [own.toValue(event)] : own.toValue(event);
  return {
    read: (data, args) =>
      deliverEvents(
        data,
        ({ kind, values }) =>
          wanted.includes(kind) &&
          names.has(values.__typename) &&
          matchesFilter(data, values, args),
        (event) => ({ [name]: toValue(event) }),
      ),
    reason: `${wanted.join(', ').toLowerCase()} rows of ${[...names].join(', ')}`,
    isInferred: true,
  };
}

/** Returns the collections of the delivered rows, and the function that creates the value of an event: a row, or `{ kind, row }`. */
function listSubscribed(model: Model, named: GraphQLNamedType) {
  const targets = model.listTargets(named);
  if (targets.length > 0) return { targets, toValue: ({ values }: RowEvent): unknown => values };
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const rowField = fields.find(({ type }) => model.listTargets(getNamedType(type)).length > 0);
  if (!rowField) return undefined;
  const kindField = fields.find(({ type }) => isEnumType(getNamedType(type)));
  const kindType = getNamedType(kindField?.type);
  return {
    targets: model.listTargets(getNamedType(rowField.type)),
    toValue: ({ kind, values }: RowEvent): unknown => ({
      __typename: named.name,
      $path: `Subscription.${String(values.id)}`,
      [rowField.name]: values,
      ...(kindField && isEnumType(kindType) && { [kindField.name]: findKind(kindType, kind) }),
    }),
  };
}

/** Returns the value of an enum that means a kind of change, such as `CREATED` or `CREATE`. */
const findKind = (type: GraphQLEnumType, kind: ChangeKind) =>
  type.getValues().find(({ name }) => name.slice(0, 5).toUpperCase() === kind.slice(0, 5))?.value;

/** Delivers a value for each wanted event. */
const deliverEvents = (
  data: OwnData,
  isWanted: (event: RowEvent) => boolean,
  toValue: (event: RowEvent) => unknown,
) => mapAsync(data.watch(), (event) => (event && isWanted(event) ? toValue(event) : undefined));

/** Delivers a value at once, and after each change. */
function deliverValues(data: OwnData, name: string, read: () => unknown) {
  const toValue = () => ({ [name]: read() });
  const changes = mapAsync(data.watch(), (event) => (event ? toValue() : undefined));
  let first: object | undefined = toValue();
  const values: AsyncIterableIterator<unknown, undefined> = {
    ...changes,
    [Symbol.asyncIterator]: () => values,
    next() {
      if (!first) return changes.next();
      const value = first;
      first = undefined;
      return Promise.resolve({ value, done: false });
    },
  };
  return values;
}

async function* yieldOnce(value: unknown) {
  yield value;
}

/** Creates the resolvers of `Subscription`. */
export function createSubscriptions(model: Model) {
  const fields = Object.values(model.schema.getSubscriptionType()?.getFields() ?? {});
  return Object.fromEntries(
    fields.map((field) => {
      let subscribed: Subscribed | undefined;
      const subscribe = (_: unknown, args: Arguments, context: { collections: object }) => {
        subscribed ??= inferSubscription(model, field);
        return subscribed.read(getOwnData(context), args);
      };
      return [field.name, { subscribe }];
    }),
  );
}
