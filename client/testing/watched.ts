import { ApolloLink, Observable } from '@apollo/client';
import { type GraphQLSchema, subscribe } from 'graphql';

/** Answers subscriptions of the schema without a server. */
export function watched(schema: GraphQLSchema, contextValue: object): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        const started = subscribe({
          schema,
          document: query,
          variableValues: variables,
          contextValue,
        });
        const stream = Promise.resolve(started).then((result) => {
          if (!(Symbol.asyncIterator in result)) throw new Error('There is nothing to watch');
          return result;
        });
        void stream.then(async (events) => {
          for await (const event of events) observer.next(event as ApolloLink.Result);
        });
        return () => void stream.then((events) => events.return(undefined));
      }),
  );
}
