import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isLeafType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../../context.ts';
import type { Serializers } from './listWriter.ts';
import { createResponsePlan, type PlannedField, writeObject, writeValue } from './responsePlan.ts';

/** The body of a response as JSON, or errors instead of a body. */
export type OperationResult =
  | { body: string; errors?: undefined }
  | { errors: readonly GraphQLError[] };

/** Executes an operation. The variables are already coerced. */
export type ExecuteOperation = (
  context: Context,
  variables: Record<string, unknown>,
) => OperationResult | Promise<OperationResult>;

interface CompileOptions {
  /** The serializers that replace those of leaf types. */
  serializers?: Serializers;
  /** The root field whose value becomes the whole body. Without it, the body contains all data. */
  root?: string;
}

/**
 * Compiles an operation to a function. `schema` has raw lists (`createRawListSchema`), so that graphql-jit returns lists
 * of plain rows unchanged. Each of these rows is written as JSON only once. Returns `undefined` for a document that
 * cannot be compiled.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { serializers = {}, root }: CompileOptions = {},
): ExecuteOperation | undefined {
  const plan = createResponsePlan(schema, document, operation, serializers);
  if (!plan) return undefined;
  const compiled = compileQuery(schema, plan.document, operation.name?.value, {
    customSerializers: serializers,
  });
  if (!isCompiledQuery(compiled)) return undefined;

  const write = createBodyWriter(plan.fields, plan.isPlain, root);
  const toResult = ({ data, errors }: ExecutionResult): OperationResult =>
    errors ? { errors } : { body: write(data as Record<string, unknown>) };
  return (context, variables) => {
    const result = compiled.query({}, context, variables);
    return result instanceof Promise ? result.then(toResult) : toResult(result);
  };
}

function createBodyWriter(fields: PlannedField[], isPlain: boolean, root: string | undefined) {
  const field = fields.find(({ key }) => key === root);
  if (field) {
    return (data: Record<string, unknown>) => writeValue(field, data[field.key] ?? null);
  }
  return isPlain ? JSON.stringify : (data: Record<string, unknown>) => writeObject(fields, data);
}

/**
 * Returns whether the compiled operation has the same results as graphql-js. It must be a query, because graphql-js
 * executes it again if there are errors. It must not contain input objects or variables of input types, because
 * graphql-jit ignores the default values inside of input objects.
 */
export function isExactlyCompilable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  const types = listVariableTypes(schema, operation).map(getNamedType);
  if (operation.operation !== 'query' || !types.every((type) => isLeafType(type))) return false;

  let isExact = true;
  const typeInfo = new TypeInfo(schema);
  const visitor = {
    [Kind.OBJECT]() {
      isExact = false;
      return BREAK;
    },
    // Compiled operations use a schema with additional fields, which introspection must not return.
    [Kind.FIELD]({ name }: FieldNode) {
      // The view of the schema with raw lists does not know which types an interface or a union has.
      const isAbstract = isAbstractType(typeInfo.getParentType());
      if (!isAbstract && name.value !== '__schema' && name.value !== '__type') return undefined;
      isExact = false;
      return BREAK;
    },
    [Kind.INLINE_FRAGMENT]() {
      if (!isAbstractType(typeInfo.getParentType())) return undefined;
      isExact = false;
      return BREAK;
    },
  };
  visit(document, visitWithTypeInfo(typeInfo, visitor));
  return isExact;
}

/** Returns whether a variable has an input type that contains itself. graphql-jit would not terminate. */
export function hasRecursiveVariable(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): boolean {
  const containsItself = (type: unknown, parents: unknown[]): boolean =>
    isInputObjectType(type) &&
    (parents.includes(type) ||
      Object.values(type.getFields()).some((field) =>
        containsItself(getNamedType(field.type), [...parents, type]),
      ));

  return listVariableTypes(schema, operation).some((type) =>
    containsItself(getNamedType(type), []),
  );
}

function listVariableTypes(
  schema: GraphQLSchema,
  { variableDefinitions }: OperationDefinitionNode,
) {
  return (variableDefinitions ?? []).map(
    ({ type }) => typeFromAST(schema, type as never) as GraphQLInputType | undefined,
  );
}
