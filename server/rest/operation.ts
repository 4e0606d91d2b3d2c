import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

/** An input of a route: a variable of its operation. */
export interface Input {
  name: string;
  type: GraphQLInputType;
  /** Whether the variable has `@emptyWhenBlank`: an empty value is an empty list. */
  isEmptyWhenBlank: boolean;
  /** Whether the variable has `@exact`: a string is not accepted as an id. */
  isExact: boolean;
}

/** Returns the operation of a REST document. */
export function findOperation(document: DocumentNode): OperationDefinitionNode {
  const operation = getOperationAST(document);
  if (!operation?.name)
    throw new Error('A REST document must contain exactly one named operation.');
  return operation;
}

/** Returns the variables of an operation, with their types. */
export function listInputs(schema: GraphQLSchema, document: DocumentNode): Input[] {
  return (findOperation(document).variableDefinitions ?? []).map(
    ({ variable, type, directives }) => {
      const directiveNames = directives?.map((directive) => directive.name.value) ?? [];
      return {
        name: variable.name.value,
        type: typeFromAST(schema, type as never) as GraphQLInputType,
        isEmptyWhenBlank: directiveNames.includes('emptyWhenBlank'),
        isExact: directiveNames.includes('exact'),
      };
    },
  );
}
