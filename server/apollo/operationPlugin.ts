import type { ApolloServerPlugin, GraphQLRequestContextResponseForOperation } from '@apollo/server';
import { GraphQLError, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { createCostCheck } from '../graphql/cost.ts';
import { createOperationReader, selectVariables } from '../graphql/operation.ts';
import type { ToClientError } from '../request/clientErrors.ts';
import { answer } from '../request/pipeline.ts';
import { createExecutor, type ExecutorOptions } from './executeOperation.ts';
import type { OperationContext } from './operationContext.ts';
import {
  addHeader,
  addPositions,
  conformResponse,
  createReply,
  type OperationReply,
  refuseOperation,
  toGraphqlResponse,
} from './replies.ts';
import { forwardOperation } from './upstreamOperation.ts';

export interface OperationOptions extends ExecutorOptions {
  /** Whether the cost of operations is limited. */
  limitsOperations: boolean;
  toClientError: ToClientError;
}

type RequestContext = GraphQLRequestContextResponseForOperation<OperationContext>;

/**
 * Creates the plugin that responds to the operations of Apollo Server, after it has parsed and validated them: with a fault,
 * from the upstream, or by executing them. Apollo Server itself executes nothing.
 */
export function createOperationPlugin(
  options: OperationOptions,
): ApolloServerPlugin<OperationContext> {
  const { schema, limitsOperations } = options;
  const readOperation = createOperationReader(schema);
  const checkCost = createCostCheck(schema);
  const execute = createExecutor(options);

  async function answerOperation(requestContext: RequestContext): Promise<OperationReply> {
    const { document, operation: definition, request, contextValue } = requestContext;
    const { caller, complete } = contextValue;
    const operation = readOperation(document, definition);
    const { name, fieldNames, isControl, secrets } = operation;
    const variables = selectVariables(definition, request.variables ?? {});
    const toClientError: ToClientError = (error) =>
      options.toClientError(error, { id: caller.requestId, operationName: name });

    const { reply, fault, upstream } = await answer<OperationReply>({
      caller,
      operation,
      target: { route: null, operation: name, fields: fieldNames },
      checkLimits() {
        if (definition.operation === OperationTypeNode.SUBSCRIPTION) throw subscriptionRefused();
        if (limitsOperations) checkCost(document, definition, variables, caller.branch.countRows);
      },
      async execute(context) {
        const positions: number[] = [];
        const onCommand = (seq: number) => void positions.push(seq);
        const result = await execute(operation, { ...context, onCommand }, variables);
        // A response with a field fault has partial data, and therefore the status 200.
        const reply = createReply(result, { toClientError, setsStatus: !context.fieldFaults });
        return positions.length === 0 ? reply : addPositions(reply, positions);
      },
      refuse: (error) => refuseOperation(toClientError(error)),
      forward: forwardOperation({ ...requestContext, request: { ...request, variables } }),
    });
    // After the operation, which can change the clock.
    const clock = caller.branch.getClockHeader();
    const [error] = reply.result.errors ?? [];
    const errorCode = error ? String(error.extensions?.code ?? 'UNKNOWN') : null;
    const input = request.variables ? variables : null;
    complete(!isControl, { errorCode, fault, upstream, secrets, input });
    return clock === undefined ? reply : addHeader(reply, 'x-clock', clock);
  }

  return {
    async requestDidStart() {
      return {
        async responseForOperation(requestContext) {
          // The type of Apollo Server is wrong: without a matching `operationName`, there is no operation.
          if (!(requestContext.operation as OperationDefinitionNode | undefined)) return null;
          return toGraphqlResponse(await answerOperation(requestContext));
        },

        async willSendResponse(requestContext) {
          conformResponse(requestContext);
        },
      };
    },
  };
}

const subscriptionRefused = () =>
  new GraphQLError(
    'A subscription needs a stream. Send Accept: text/event-stream or multipart/mixed;subscriptionSpec=1.0, or use a WebSocket.',
    {
      extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
    },
  );
