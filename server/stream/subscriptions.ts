import {
  createSourceEventStream,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  print,
  specifiedRules,
  validate,
} from 'graphql';
import type { Context } from '../context.ts';
import { createCostCheck } from '../graphql/cost.ts';
import { findParserLimitError, limitRules, limits } from '../graphql/limits.ts';
import { type Operation, readOperation, selectVariables } from '../graphql/operation.ts';
import { mapAsync } from '../values/mapAsync.ts';
import { createSharedResults } from './sharedResults.ts';

/** A subscription as a client sends it. */
interface SubscriptionRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** A valid subscription, with its variables. */
export interface Subscription {
  operation: Operation;
  variables: Record<string, unknown>;
}

/**
 * Reads the subscription in the parsed body of a request. Throws a `GraphQLError`, or an `AggregateError` of such errors.
 */
export function readSubscription(schema: GraphQLSchema, body: unknown): Subscription {
  const { query, operationName, variables } = readRequest(body);
  const document = parseQuery(query);
  const definition = getOperationAST(document, operationName);
  if (definition?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw createRefusal('The operation must be a subscription.');
  }
  const errors = validate(schema, document, [...specifiedRules, ...limitRules]);
  if (errors.length > 0) throw new AggregateError(errors.map(addCode));
  return {
    operation: readOperation(schema, document, definition),
    variables: selectVariables(definition, variables ?? {}),
  };
}

function readRequest(body: unknown): SubscriptionRequest {
  const { query, variables } = (body ?? {}) as Partial<SubscriptionRequest>;
  if (typeof query !== 'string') throw createRefusal('"query" must be a string.');
  if (typeof (variables ?? {}) !== 'object' || Array.isArray(variables)) {
    throw createRefusal('"variables" must be an object.');
  }
  return body as SubscriptionRequest;
}

function parseQuery(query: string) {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    const { message } = error as Error;
    throw findParserLimitError(message) ?? createRefusal(message);
  }
}

/** Returns whether a request names a subscription. An invalid document names none. */
export function isSubscription(body: unknown): boolean {
  try {
    const { query, operationName } = readRequest(body);
    if (!query.includes('subscription')) return false;
    const operation = getOperationAST(parseQuery(query), operationName);
    return operation?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    return false;
  }
}

/** Adds the code that Apollo Server gives the errors of invalid documents. */
const addCode = ({ message, nodes, extensions }: GraphQLError) =>
  new GraphQLError(message, {
    nodes,
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', ...extensions },
  });

const createRefusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

/** Creates the functions that check and start subscriptions. */
export function createSubscriber(schema: GraphQLSchema) {
  const checkCost = createCostCheck(schema);
  const sharedResults = createSharedResults();

  return {
    checkLimits(
      { operation, variables }: Subscription,
      countRows: Parameters<typeof checkCost>[3],
    ) {
      checkCost(operation.document, operation.definition, variables, countRows);
    },

    /**
     * Starts a subscription, and returns its results as `format` writes them for clients. Rejects with an `AggregateError` if
     * variables have values of wrong types.
     */
    async start(
      { operation: { document, name }, variables }: Subscription,
      context: Context,
      format: (result: ExecutionResult) => FormattedExecutionResult,
    ): Promise<AsyncIterable<FormattedExecutionResult>> {
      const request = {
        schema,
        document,
        operationName: name,
        variableValues: variables,
        contextValue: context,
      };
      const events = await createSourceEventStream(request);
      if ('errors' in events) {
        refuseVariables(events);
        return yieldOnce(format(events));
      }
      const key = JSON.stringify([print(document), name, variables, context.viewer.id]);
      const { share, leave } = sharedResults.join(key);
      return mapAsync(
        events as AsyncIterable<unknown>,
        (rootValue) => {
          const executeEvent = () => {
            const result = execute({ ...request, rootValue });
            return result instanceof Promise ? result.then(format) : format(result);
          };
          return context.fieldFaults ? executeEvent() : share(rootValue, executeEvent);
        },
        leave,
      );
    },
  };
}

/** Throws an `AggregateError` if variables have values of wrong types. Only the errors of variables have no path. */
function refuseVariables({ errors = [] }: ExecutionResult) {
  const refusals = errors
    .filter(({ path }) => !path)
    .map(({ message }) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } }));
  if (refusals.length > 0) throw new AggregateError(refusals);
}

async function* yieldOnce(result: FormattedExecutionResult) {
  yield result;
}
