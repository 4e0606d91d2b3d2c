import type { Resolvers } from '../../gql/resolvers.ts';
import { readNode, writeNodeId } from './readNode.ts';

export const resolvers: Resolvers = {
  Query: {
    node: (_, { id }, context, info) => readNode(id, context, info),
  },
  // The types that implement the interface inherit `nodeId`.
  Node: {
    nodeId: ({ id }, _, __, { parentType }) => writeNodeId(parentType.name, id),
  },
};
