import { type ExecutionResult, execute, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { Route } from './route.ts';
import { resolveSelection } from './selection.ts';
import { createReplyWriter } from './writeReply.ts';

/** The body of a response as JSON, or errors instead of a body. */
export type OperationResult =
  | { body: string; errors?: undefined }
  | { errors: readonly GraphQLError[] };

/** Executes the operation of a route. The variables are already coerced. */
export type ExecuteOperation = (
  context: Context,
  variables: Record<string, unknown>,
) => OperationResult | Promise<OperationResult>;

/** Creates the function that executes a route's operation with graphql-js. */
export function createOperationExecutor(
  schema: GraphQLSchema,
  { operation: document, reply }: Route,
): ExecuteOperation {
  const writeReply = createReplyWriter(resolveSelection(schema, document), reply);
  const toResult = ({ data, errors }: ExecutionResult): OperationResult =>
    errors || !data ? { errors: errors ?? [] } : { body: writeReply(data) };

  return (contextValue, variableValues) => {
    const result = execute({ schema, document, contextValue, variableValues });
    return result instanceof Promise ? result.then(toResult) : toResult(result as ExecutionResult);
  };
}
