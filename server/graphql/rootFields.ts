import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { createArgumentCheck } from './argumentLimits.ts';
import { isControl } from './controls.ts';
import { checkRule } from './rules.ts';

type Resolve = GraphQLFieldResolver<unknown, Context>;

/**
 * Wraps the root fields of a schema. Mutations are executed as commands of the branch. Queries, subscriptions and
 * controls wait until the caller is identified. All of them check the limits of their arguments, and the rule of the
 * field if `attachRules` has set one.
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
        authorize: () => checkRule(field, context),
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
      const waitForViewer =
        (resolve: Resolve): Resolve =>
        (source, args, context, info) => {
          checkArguments?.(args);
          const resolveAllowed = () => {
            checkRule(field, context);
            return resolve(source, args, context, info);
          };
          return context.viewer.ready?.then(resolveAllowed) ?? resolveAllowed();
        };
      if (field.subscribe) field.subscribe = waitForViewer(field.subscribe);
      else field.resolve = waitForViewer(field.resolve ?? defaultFieldResolver);
    }
  }
}
