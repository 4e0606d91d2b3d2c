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

/** Returns the fault of a request as a whole: that of its headers, or that of the rules of its branch. */
export function faultOf(
  { gateway }: Pick<Context, 'gateway'>,
  target: FaultTarget,
): Fault | undefined {
  if (!gateway) return undefined;
  gateway.target = target;
  const fault = gateway.headerFault ?? gateway.served.faults.ofRequest(target);
  if (fault) gateway.faultName = fault.name;
  return fault;
}

/** Delays a request. Rejects if it shall fail. */
export async function sufferFault({ delay, error }: Fault): Promise<void> {
  if (delay > 0) await wait(delay);
  if (error) throw injectedFault(error.status, error.message);
}

/**
 * Makes the fields of a schema delay and fail as the rules of the branch say. Such a schema executes only
 * the operations of branches that have rules for fields.
 */
export function addFieldFaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const isWrapped = isObjectType(type) && !type.name.startsWith('__');
    if (!isWrapped || type === schema.getSubscriptionType()) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: Context, info) => {
        const { gateway } = context;
        const names = [`${type.name}.${field.name}`, pathOf(info)];
        const fault = gateway?.served.faults.ofField(names, gateway.target ?? {});
        if (!gateway || !fault) return resolve(source, args, context, info);
        gateway.faultName = fault.name;
        return sufferFault(fault).then(() => {
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
function pathOf({ path, parentType }: GraphQLResolveInfo): string {
  const keys: string[] = [];
  let root = parentType.name;
  for (let place: typeof path | undefined = path; place; place = place.prev) {
    if (typeof place.key !== 'string') continue;
    keys.unshift(place.key);
    root = place.typename ?? root;
  }
  return [root, ...keys].join('.');
}
