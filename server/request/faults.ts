import {
  defaultFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { injectedFault } from '../errors.ts';
import { type Fault, type FieldFaults, wait } from '../gateway/faults.ts';
import type { RequestTarget } from '../gateway/target.ts';
import type { Caller } from './identifyCaller.ts';

/** Returns the fault of a request as a whole, from its headers or from the rules of its branch. */
export const drawFault = (
  { headerFault, served }: Pick<Caller, 'headerFault' | 'served'>,
  target: RequestTarget,
): Fault | undefined => headerFault ?? served.faults.drawFault(target);

/** Waits for the delay of a fault. Rejects if the fault has an error. */
export async function applyFault({ delay, error }: Fault): Promise<void> {
  if (delay > 0) await wait(delay);
  if (error) throw injectedFault(error.status, error.message);
}

/** Returns the faults of the fields of an operation. Undefined if no rule can apply. */
export function findFieldFaults(
  { served: { faults } }: Pick<Caller, 'served'>,
  target: RequestTarget,
): FieldFaults | undefined {
  if (!faults.hasFieldRules(target)) return undefined;
  let name: string | undefined;
  return {
    draw(names) {
      const fault = faults.drawFieldFault(names, target);
      if (fault) name = fault.name;
      return fault;
    },
    getName: () => name,
  };
}

/**
 * Wraps the resolvers of all fields, so that they delay and fail according to the field faults of the context. The
 * schema is used only for operations that have some.
 */
export function addFieldFaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const isWrapped = isObjectType(type) && !type.name.startsWith('__');
    if (!isWrapped || type === schema.getSubscriptionType()) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: { fieldFaults?: FieldFaults }, info) => {
        const names = [`${type.name}.${field.name}`, getFieldPath(info)];
        const fault = context.fieldFaults?.draw(names);
        if (!fault) return resolve(source, args, context, info);
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
