import { type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import type { ExecuteOperation, OperationResult } from '../graphql/compiled/compileOperation.ts';
import type { Route } from './route.ts';
import { resolveSelection } from './selection.ts';
import { createReplyWriter } from './writeReply.ts';

/** Executes the operation of a route. The variables are already coerced. */
export type ExecuteRoute = ExecuteOperation;

/** Creates the function that executes a route's operation with graphql-js. */
export function createOperationExecutor(
  schema: GraphQLSchema,
  { operation: document, reply }: Route,
): ExecuteRoute {
  const writeReply = createReplyWriter(resolveSelection(schema, document), reply);
  const toResult = ({ data, errors }: ExecutionResult): OperationResult =>
    errors || !data ? { errors: errors ?? [] } : { body: writeReply(data) };

  return (contextValue, variableValues) => {
    const result = execute({ schema, document, contextValue, variableValues });
    return result instanceof Promise ? result.then(toResult) : toResult(result as ExecutionResult);
  };
}
