import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

/** One thing a route takes: a variable of its operation. */
export interface Input {
  name: string;
  type: GraphQLInputType;
  /** Whether a blank value is an empty list (`@emptyWhenBlank`). */
  blankIsEmpty: boolean;
  /** Marked `@exact`: a text is no id. */
  isExact: boolean;
}

/** The one operation of a REST document. */
export function findOperation(document: DocumentNode): OperationDefinitionNode {
  const operation = getOperationAST(document);
  if (!operation?.name) throw new Error('A REST document holds exactly one named operation.');
  return operation;
}

/** The variables of an operation, with their types. */
export function listInputs(schema: GraphQLSchema, document: DocumentNode): Input[] {
  return (findOperation(document).variableDefinitions ?? []).map(
    ({ variable, type, directives }) => {
      const marks = directives?.map((directive) => directive.name.value) ?? [];
      return {
        name: variable.name.value,
        type: typeFromAST(schema, type as never) as GraphQLInputType,
        blankIsEmpty: marks.includes('emptyWhenBlank'),
        isExact: marks.includes('exact'),
      };
    },
  );
}
