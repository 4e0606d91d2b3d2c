import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Returns, for each variable of an operation, the argument that it is first passed to. The schema describes that argument. */
export function argumentsByVariable(
  schema: GraphQLSchema,
  document: DocumentNode,
): Map<string, GraphQLArgument | GraphQLInputField> {
  const found = new Map<string, GraphQLArgument | GraphQLInputField>();
  const types = new TypeInfo(schema);

  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.ARGUMENT]({ value }) {
        const argument = types.getArgument();
        if (value.kind === Kind.VARIABLE && argument) put(value.name.value, argument);
      },
      [Kind.OBJECT_FIELD]({ name, value }) {
        const object = types.getParentInputType();
        if (value.kind !== Kind.VARIABLE || !isInputObjectType(object)) return;
        put(value.name.value, object.getFields()[name.value]);
      },
    }),
  );

  function put(name: string, given: GraphQLArgument | GraphQLInputField | undefined) {
    if (given && !found.has(name)) found.set(name, given);
  }
  return found;
}
