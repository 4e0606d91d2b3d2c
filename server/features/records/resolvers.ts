import { type GraphQLSchema, isObjectType } from 'graphql';
import { badInput } from '../../errors.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import type { RecordChange } from '../../gql/types.ts';

export const resolvers: Resolvers = {
  Query: {
    async history(_, { type, id, limit }, { collections, history, gateway }, { schema }) {
      checkType(gateway?.controls.schema ?? schema, type, 'type');
      if (limit < 1 || limit > 200) throw badInput('limit', 'must be from 1 to 200.');
      const touches = history.listTouches(type, id).slice(-limit).reverse();
      const entries = await Promise.all(touches.map(({ seq }) => history.findEntry(seq)));
      return touches.flatMap(({ seq, kind }, index) => {
        const entry = entries[index];
        if (!entry) return [];
        const { at, field, viewerId } = entry;
        const viewerName = collections.auth.getViewer(viewerId)?.fullName || null;
        return [{ position: seq, at, kind, field, viewerId, viewerName }];
      });
    },
    changeCursor: (_, __, { collections }) => collections.records.cursor(),
  },
  Subscription: {
    changes: {
      subscribe(_, { types, since }, { collections, gateway }, { schema }) {
        const dataSchema = gateway?.controls.schema ?? schema;
        for (const type of types ?? []) checkType(dataSchema, type, 'types');
        const isWanted = ({ type }: RecordChange) =>
          !types || type === null || type === undefined || types.includes(type);
        return filter(collections.records.watch(since), isWanted);
      },
    },
  },
};

function checkType(schema: GraphQLSchema, name: string, argument: string) {
  if (isObjectType(schema.getType(name))) return;
  throw badInput(
    argument,
    `must name object types of the schema. ${JSON.stringify(name.slice(0, 80))} is none.`,
  );
}

/**
 * Yields the changes that fulfil a condition, each as the event of the subscription. Unlike that of a generator, the
 * `return` of this iterator takes effect at once, also while it waits for the next change.
 */
function filter(
  changes: AsyncIterableIterator<RecordChange>,
  isWanted: (change: RecordChange) => boolean,
): AsyncIterableIterator<{ changes: RecordChange }> {
  const iterator: AsyncIterableIterator<{ changes: RecordChange }> = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      for (;;) {
        const { value, done } = await changes.next();
        if (done) return { value: undefined, done };
        if (isWanted(value)) return { value: { changes: value }, done: false };
      }
    },
    async return() {
      await changes.return?.();
      return { value: undefined, done: true };
    },
  };
  return iterator;
}
