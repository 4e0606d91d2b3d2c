import { type GraphQLSchema, isObjectType } from 'graphql';
import { badInput } from '../../errors.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import type { RecordChange } from '../../gql/types.ts';
import { mapAsync } from '../../values/mapAsync.ts';

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
        return mapAsync(collections.records.watch(since), (change) =>
          isWanted(change) ? { changes: change } : undefined,
        );
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
