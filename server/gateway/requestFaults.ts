import {
  defaultFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Context } from '../context.ts';
import { injectedFault } from '../errors.ts';
import { type Fault, type FaultTarget, wait } from './faults.ts';

/** Returns the fault of a request as a whole, from its headers or from the rules of its branch. */
export function findRequestFault(
  { gateway }: Pick<Context, 'gateway'>,
  target: FaultTarget,
): Fault | undefined {
  if (!gateway) return undefined;
  gateway.target = target;
  const fault = gateway.headerFault ?? gateway.served.faults.drawFault(target);
  if (fault) gateway.faultName = fault.name;
  return fault;
}

/** Waits for the delay of a fault. Rejects if the fault has an error. */
export async function applyFault({ delay, error }: Fault): Promise<void> {
  if (delay > 0) await wait(delay);
  if (error) throw injectedFault(error.status, error.message);
}

/**
 * Wraps the resolvers of all fields, so that they delay and fail according to the rules of the branch. The schema is
 * used only for branches with rules for fields.
 */
export function addFieldFaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const isWrapped = isObjectType(type) && !type.name.startsWith('__');
    if (!isWrapped || type === schema.getSubscriptionType()) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: Context, info) => {
        const { gateway } = context;
        const names = [`${type.name}.${field.name}`, getFieldPath(info)];
        const fault = gateway?.served.faults.drawFieldFault(names, gateway.target ?? {});
        if (!gateway || !fault) return resolve(source, args, context, info);
        gateway.faultName = fault.name;
        return applyFault(fault).then(() => {
          if (!fault.isNull) return resolve(source, args, context, info);
          if (!isNonNullType(field.type)) return null;
          throw injectedFault(500, `${names[0]} cannot be null. Fault rule "${fault.name}"`);
        });
      };
    }
  }
  return schema;
}

/** Returns `Query.tasks.assignee` for the field `assignee` of any item of `tasks`. */
function getFieldPath({ path, parentType }: GraphQLResolveInfo): string {
  const keys: string[] = [];
  let root = parentType.name;
  for (let segment: typeof path | undefined = path; segment; segment = segment.prev) {
    if (typeof segment.key !== 'string') continue;
    keys.unshift(segment.key);
    root = segment.typename ?? root;
  }
  return [root, ...keys].join('.');
}
