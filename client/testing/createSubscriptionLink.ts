import { ApolloLink, Observable } from '@apollo/client';
import { type GraphQLSchema, subscribe } from 'graphql';

/** Creates a link that executes subscriptions on the schema, without a server. */
export function createSubscriptionLink(schema: GraphQLSchema, contextValue: object): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        const subscription = subscribe({
          schema,
          document: query,
          variableValues: variables,
          contextValue,
        });
        const eventStream = Promise.resolve(subscription).then((result) => {
          if (!(Symbol.asyncIterator in result))
            throw new Error('The subscription returned errors instead of an event stream.');
          return result;
        });
        void eventStream.then(async (events) => {
          for await (const event of events) observer.next(event as ApolloLink.Result);
        });
        return () => void eventStream.then((events) => events.return(undefined));
      }),
  );
}
