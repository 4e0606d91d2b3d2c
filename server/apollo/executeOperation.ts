import { type ExecutionResult, execute, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { createCompiledQueries } from '../graphql/compiled/compiledQueries.ts';
import type { CompileQueue } from '../graphql/compiled/compileQueue.ts';
import type { Operation } from '../graphql/operation.ts';
import { checkResultSize } from '../graphql/resultSize.ts';

export interface ExecutorOptions {
  schema: GraphQLSchema;
  /** The view of the schema with raw lists. */
  rawListSchema: GraphQLSchema;
  compileQueue: CompileQueue;
  /** Whether the size of results is limited. */
  limitsOperations: boolean;
  /** Returns the schema whose fields fail according to the rules of the branch. */
  fieldFaultsSchema: () => GraphQLSchema;
}

/** Creates the function that executes operations: compiled if they are repeated, and otherwise by graphql-js. */
export function createExecutor(options: ExecutorOptions) {
  const {
    schema,
    rawListSchema,
    compileQueue: queue,
    fieldFaultsSchema,
    limitsOperations,
  } = options;
  const compiledQueries = createCompiledQueries({ schema, rawListSchema, queue });

  function checkSize(operation: Operation, { data }: ExecutionResult) {
    try {
      checkResultSize(data);
    } catch (error) {
      compiledQueries.exclude(operation);
      throw error;
    }
  }

  return async (
    operation: Operation,
    contextValue: Context,
    variableValues: Record<string, unknown>,
  ): Promise<ExecutionResult> => {
    const { fieldFaults } = contextValue;
    const compiled = fieldFaults
      ? undefined
      : await compiledQueries.execute(operation, contextValue, variableValues);
    if (compiled) return compiled as ExecutionResult;
    const result = await execute({
      schema: fieldFaults ? fieldFaultsSchema() : schema,
      document: operation.document,
      operationName: operation.name,
      contextValue,
      variableValues,
    });
    // The change of a mutation is already stored, so that its result is not refused.
    if (limitsOperations && operation.definition.operation === OperationTypeNode.QUERY) {
      checkSize(operation, result);
    }
    return result;
  };
}
