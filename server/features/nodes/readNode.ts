import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { decodeBase64 } from '../../values/base64.ts';

/** An object with the name of its type. */
export interface NodeRow {
  id: number;
  __typename: string;
}

/** Returns the global id of an object, such as that of the task 1. */
export const writeNodeId = (type: string, id: number) => btoa(`${type}:${id}`);

/**
 * Returns an object by its global id. It is read by the root field that returns its type and has `id` as its only argument, so
 * that the ability that the field requires, its fault rules and its errors apply.
 */
export async function readNode(
  nodeId: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<NodeRow | null> {
  const [, type = '', id] = /^(\w+):(\d{1,9})$/.exec(decodeBase64(nodeId)) ?? [];
  const named = info.schema.getType(type);
  const isNode = isObjectType(named) && named.getInterfaces().some(({ name }) => name === 'Node');
  const field = Object.values(info.schema.getQueryType()?.getFields() ?? {}).find(
    (candidate) =>
      String(candidate.type).replace('!', '') === type &&
      candidate.args.map(({ name }) => name).join() === 'id',
  );
  if (!isNode || !field?.resolve) {
    throw notFound('object', JSON.stringify(nodeId.slice(0, 80)), 'id');
  }
  const row = (await field.resolve({}, { id: Number(id) }, context, info)) as object | null;
  return row && ({ ...row, __typename: type } as NodeRow);
}
