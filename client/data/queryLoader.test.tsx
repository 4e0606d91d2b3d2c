import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { countMutations } from './countMutations.ts';
import { createQueryHook, createSuspenseQueryHook } from './hooks.ts';
import { apolloContext, createQueryLoader } from './queryLoader.ts';

const typeDefs = 'type Query { count: Int! } type Mutation { add: Int! }';
const countDocument = gql`query Count { count }`;
const addDocument = gql`mutation Add { add }`;

function createCountClient() {
  let count = 0;
  let requestCount = 0;
  const resolvers = {
    Query: {
      count: () => {
        requestCount += 1;
        return count;
      },
    },
    Mutation: {
      add: () => {
        count += 1;
        return count;
      },
    },
  };
  const schema = makeExecutableSchema({ typeDefs, resolvers });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, mutate: { errorPolicy: 'all' } },
    link: ApolloLink.from([countMutations, new SchemaLink({ schema })]),
  });
  return {
    client,
    add: () => client.mutate({ mutation: addDocument, refetchQueries: 'active' }),
    getRequestCount: () => requestCount,
  };
}

const hooks = {
  query: createQueryHook(countDocument),
  'suspense query': createSuspenseQueryHook(countDocument),
};

describe.each(Object.entries(hooks))(
  'a %s that the loader of its route has fetched',
  (_, useCount) => {
    async function openRoute(code: Promise<void>) {
      const { client, ...others } = createCountClient();
      function Screen() {
        use(code);
        const { data } = useCount({ fetchPolicy: 'cache-and-network' });
        return `Count: ${(data as { count: number } | undefined)?.count}`;
      }
      const loader = createQueryLoader(() => [{ query: countDocument }]);
      const loadClient = async () => client;
      const router = createMemoryRouter(
        [
          { path: '/', element: null },
          { path: '/count', loader, Component: Screen },
        ],
        { getContext: () => new RouterContextProvider(new Map([[apolloContext, loadClient]])) },
      );
      await act(async () =>
        render(
          <ApolloProvider client={client}>
            <RouterProvider router={router} />
          </ApolloProvider>,
        ),
      );
      await act(() => router.navigate('/count'));
      return others;
    }

    test('is not fetched again by the screen', async () => {
      const { getRequestCount } = await openRoute(Promise.resolve());

      expect(await screen.findByText('Count: 0')).toBeVisible();
      expect(getRequestCount()).toBe(1);
    });

    test('is fetched again if a mutation has finished before the screen was rendered', async () => {
      let finishCode = () => {};
      const code = new Promise<void>((resolve) => {
        finishCode = resolve;
      });
      const { add } = await openRoute(code);

      await act(add);
      await act(async () => finishCode());

      expect(await screen.findByText('Count: 1')).toBeVisible();
    });
  },
);
