import { type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { createCompiledQueries } from '../graphql/compiled/compiledQueries.ts';
import type { CompileQueue } from '../graphql/compiled/compileQueue.ts';
import type { Operation } from '../graphql/operation.ts';

export interface ExecutorOptions {
  schema: GraphQLSchema;
  /** The view of the schema with raw lists. */
  rawListSchema: GraphQLSchema;
  compileQueue: CompileQueue;
  /** Returns the schema whose fields fail according to the rules of the branch. */
  fieldFaultsSchema: () => GraphQLSchema;
}

/** Creates the function that executes operations: compiled if they are repeated, and otherwise by graphql-js. */
export function createExecutor(options: ExecutorOptions) {
  const { schema, rawListSchema, compileQueue: queue, fieldFaultsSchema } = options;
  const executeCompiled = createCompiledQueries({ schema, rawListSchema, queue });

  return async (
    operation: Operation,
    contextValue: Context,
    variableValues: Record<string, unknown>,
  ): Promise<ExecutionResult> => {
    const { fieldFaults } = contextValue;
    const compiled = fieldFaults
      ? undefined
      : await executeCompiled(operation, contextValue, variableValues);
    if (compiled) return compiled as ExecutionResult;
    return execute({
      schema: fieldFaults ? fieldFaultsSchema() : schema,
      document: operation.document,
      operationName: operation.name,
      contextValue,
      variableValues,
    });
  };
}
