import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { createArgumentCheck } from './argumentLimits.ts';
import { isControl } from './controls.ts';
import { checkRule } from './rules.ts';

type Resolve = GraphQLFieldResolver<unknown, Context>;

/**
 * Wraps the root fields of a schema. Mutations are executed as commands of the branch. All fields check the limits of
 * their arguments, and the rule of the field if `attachRules` has set one.
 */
export function wrapRootFields(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (isControl(field)) continue;
    const checkArguments = createArgumentCheck(schema, field);
    field.resolve = (_, args, context: Context) => {
      checkArguments?.(args);
      return context.execute({
        field: field.name,
        args,
        context,
        authorize: () => checkRule(field, context, args),
      });
    };
  }

  for (const type of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (type === schema.getMutationType() && !isControl(field)) continue;
      const checkArguments = createArgumentCheck(schema, field);
      const addChecks =
        (resolve: Resolve): Resolve =>
        (source, args, context, info) => {
          checkArguments?.(args);
          checkRule(field, context, args);
          return resolve(source, args, context, info);
        };
      if (field.subscribe) field.subscribe = addChecks(field.subscribe);
      else field.resolve = addChecks(field.resolve ?? defaultFieldResolver);
    }
  }
}
