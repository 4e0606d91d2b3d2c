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

/** Returns the argument that each variable of an operation is passed to. For several arguments, returns the first one. */
export function mapVariablesToArguments(
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
        if (value.kind === Kind.VARIABLE && argument) addFirst(value.name.value, argument);
      },
      [Kind.OBJECT_FIELD]({ name, value }) {
        const object = types.getParentInputType();
        if (value.kind !== Kind.VARIABLE || !isInputObjectType(object)) return;
        addFirst(value.name.value, object.getFields()[name.value]);
      },
    }),
  );

  function addFirst(name: string, argument: GraphQLArgument | GraphQLInputField | undefined) {
    if (argument && !found.has(name)) found.set(name, argument);
  }
  return found;
}
