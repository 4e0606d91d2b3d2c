import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { changeTask, documents } from '../documents.mjs';

/** Apollo Client with its HTTP link: a query, a mutation and a subscription over multipart HTTP. */
export async function run({ address }) {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: `${address}/graphql` }),
  });
  await client.query({ query: gql(documents.query) });
  const received = new Promise((resolve, reject) => {
    client
      .subscribe({ query: gql(documents.subscription) })
      .subscribe({ next: resolve, error: reject });
  });
  await changeTask(address, received, () => client.mutate({ mutation: gql(documents.mutation) }));
  client.stop();
}
