import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  FieldsOnCorrectTypeRule,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  type OperationDefinitionNode,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  typeFromAST,
  ValuesOfCorrectTypeRule,
  VariablesInAllowedPositionRule,
  validate,
} from 'graphql';
import type { Context } from '../context.ts';
import { compile, hasRecursiveVariable, type Run } from '../graphql/compile.ts';
import type { Route } from './route.ts';
import { spellingSerializers } from './spelling.ts';

/** Whether a document fits the schema. What else can be wrong with one, codegen refuses. */
const fittingRules = [
  FieldsOnCorrectTypeRule,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  ValuesOfCorrectTypeRule,
  VariablesInAllowedPositionRule,
];

/** One thing a route takes: a variable of its operation. */
export interface Input {
  name: string;
  type: GraphQLInputType;
  /** Marked `@emptyWhenBlank`: a blank asks for an empty list. */
  blankIsEmpty: boolean;
  /** Marked `@exact`: a text is no id. */
  isExact: boolean;
}

/** The one operation of a REST document. */
export function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = getOperationAST(document);
  if (!operation?.name) throw new Error('A REST document holds exactly one named operation.');
  return operation;
}

/** The variables of an operation, with their types. */
export function inputsOf(schema: GraphQLSchema, document: DocumentNode): Input[] {
  return (operationOf(document).variableDefinitions ?? []).map(({ variable, type, directives }) => {
    const marks = directives?.map((directive) => directive.name.value) ?? [];
    return {
      name: variable.name.value,
      type: typeFromAST(schema, type as never) as GraphQLInputType,
      blankIsEmpty: marks.includes('emptyWhenBlank'),
      isExact: marks.includes('exact'),
    };
  });
}

/**
 * The operation of a row, checked and compiled once, on a schema `withSelf`. It takes variables that
 * are coerced already, because graphql-jit loses the defaults within objects; enum values come out
 * in REST's spelling.
 */
export function compileOperation(
  schema: GraphQLSchema,
  { operation: document, reply }: Pick<Route, 'operation' | 'reply'>,
): Run {
  const operation = operationOf(document);
  const [invalid] = validate(schema, document, fittingRules);
  if (invalid) throw invalid;
  if (hasRecursiveVariable(schema, operation)) {
    throw new Error(`${operation.name?.value}: a REST document takes no recursive input type.`);
  }
  const serializers = spellingSerializers(schema);
  const run = compile(schema, document, operation, { serializers, root: reply ?? undefined });
  if (!run) throw new Error(`${operation.name?.value} cannot be compiled.`);

  return run;
}

/** Variables as a GraphQL client says them, coerced. */
export function coerced(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const definitions = operationOf(document).variableDefinitions ?? [];
  const { coerced, errors } = getVariableValues(schema, definitions, variables);
  if (errors?.[0]) throw errors[0];
  return coerced ?? {};
}

/** The same operation through graphql-js, uncompiled: what the compiled one is compared with. */
export function interpret(
  schema: GraphQLSchema,
  document: DocumentNode,
  contextValue: Context,
  variableValues: Record<string, unknown>,
): ExecutionResult | Promise<ExecutionResult> {
  return execute({ schema, document, contextValue, variableValues }) as ExecutionResult;
}
