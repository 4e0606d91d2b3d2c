import type { GraphQLField, GraphQLSchema } from 'graphql';

/** Returns whether a root field controls the gateway, instead of reading or changing the data of a branch. */
export const isControl = ({ astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>) =>
  astNode?.directives?.some(({ name }) => name.value === 'control') ?? false;

/** Removes the controls from a schema, for a server that does not offer branches and faults. */
export function removeControls(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of roots) {
    const fields = type?.getFields() ?? {};
    for (const field of Object.values(fields)) if (isControl(field)) delete fields[field.name];
  }
}
