import { type GraphQLField, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';

/** Returns whether a root field controls the gateway, instead of reading or changing the data of a branch. */
export const isControl = ({ astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>) =>
  astNode?.directives?.some(({ name }) => name.value === 'control') ?? false;

/** Returns whether all root fields of an operation are controls. Such operations are not recorded and get no faults. */
export function isControlOperation(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return selectionSet.selections.every((node) => {
    const field = node.kind === Kind.FIELD ? fields[node.name.value] : undefined;
    return field !== undefined && isControl(field);
  });
}

/** Removes the controls from a schema, for a server that does not offer branches and faults. */
export function removeControls(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of roots) {
    const fields = type?.getFields() ?? {};
    for (const field of Object.values(fields)) if (isControl(field)) delete fields[field.name];
  }
}
