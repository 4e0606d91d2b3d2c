import type { GraphQLSchema } from 'graphql';
import type { Api } from '../createApi.ts';
import { createRawListSchema } from '../graphql/compiled/rawLists.ts';
import { createOperationStreamer } from '../stream/streamOperations.ts';
import { createApolloServer } from './createApolloServer.ts';
import { createOperationHandler } from './createOperationHandler.ts';

/**
 * Creates the parts that answer operations on the controls, if they have a schema of their own. Faults do not apply to them,
 * and the log of requests does not contain them.
 */
export async function createControlOperations(api: Api, schema: GraphQLSchema) {
  const apollo = await createApolloServer({
    ...api,
    schema,
    rawListSchema: createRawListSchema(schema),
    fieldFaultsSchema: () => schema,
  });
  const createContext: Api['createOperationContext'] = (request, onExchange) =>
    api.createOperationContext(request, (exchange) =>
      onExchange({ ...exchange, isRecorded: false }),
    );
  const handleOperation = createOperationHandler(apollo, createContext);
  const streamOperation =
    api.handleControlStream && createOperationStreamer(api.handleControlStream, handleOperation);
  return { apollo, createContext, handleOperation, streamOperation };
}
