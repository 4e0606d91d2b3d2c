import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type TypedDocumentNode,
} from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import {
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
} from 'react-router-dom';
import { throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createLoader, useLoadedQuery } from './loader.ts';
import { loaderContext } from './loaderContext.ts';

const typeDefs = `
  type Query { count(step: Int!): Int! total: Int! }
  type Mutation { add: Int! }
`;
const countDocument: TypedDocumentNode<{ count: number }, { step: number }> = gql`
  query Count($step: Int!) { count(step: $step) }
`;
const totalDocument: TypedDocumentNode<{ total: number }, Record<string, never>> = gql`
  query Total { total }
`;
const addDocument = gql`mutation Add { add }`;

const loader = createLoader(({ preloadQuery, url }) => ({
  count: preloadQuery(countDocument, {
    variables: { step: Number(url.searchParams.get('step') ?? 1) },
  }),
  total: preloadQuery(totalDocument),
}));

/** Opens a screen whose code loads with the promise. */
async function openScreen(code = Promise.resolve()) {
  let count = 0;
  let hasConnection = true;
  const requests: string[] = [];
  const request = (name: string, value: number) => {
    requests.push(name);
    return value;
  };
  const resolvers = {
    Query: {
      count: (_: unknown, { step }: { step: number }) => request(`count ${step}`, count * step),
      total: () => request('total', count),
    },
    Mutation: {
      add: () => {
        count += 1;
        return count;
      },
    },
  };
  const schema = makeExecutableSchema({ typeDefs, resolvers });
  const connection = new ApolloLink((operation, forward) =>
    hasConnection || operation.operationName === 'Add'
      ? forward(operation)
      : throwError(() => new TypeError('No connection')),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, mutate: { errorPolicy: 'all' } },
    link: ApolloLink.from([connection, new SchemaLink({ schema })]),
  });

  function Screen() {
    use(code);
    const queries = useLoaderData<typeof loader>();
    const { data, error } = useLoadedQuery(queries.count);
    const { total } = useLoadedQuery(queries.total).data;
    return `Count: ${data.count}, total: ${total}${error ? `, ${error.message}` : ''}`;
  }

  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/count', loader, Component: Screen, errorElement: 'The screen has failed.' },
    ],
    {
      getContext: () =>
        new RouterContextProvider(
          new Map([
            [loaderContext, { loadClient: async () => client, getOpenScreen: () => router.state }],
          ]),
        ),
    },
  );
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>,
    ),
  );
  const navigate = (path: string) => act(() => router.navigate(path));
  await navigate('/count');

  return {
    navigate,
    requests,
    add: () => act(() => client.mutate({ mutation: addDocument, refetchQueries: 'active' })),
    setConnection: (isConnected: boolean) => {
      hasConnection = isConnected;
    },
  };
}

test('the screen reads the queries that its loader has started', async () => {
  const { requests } = await openScreen();

  expect(await screen.findByText('Count: 0, total: 0')).toBeVisible();
  expect(requests).toEqual(['count 1', 'total']);
});

test('a loaded query is fetched again if a mutation has finished before the screen was rendered', async () => {
  let finishCode = () => {};
  const code = new Promise<void>((resolve) => {
    finishCode = resolve;
  });
  const { add } = await openScreen(code);

  await add();
  await act(async () => finishCode());

  expect(await screen.findByText('Count: 1, total: 1')).toBeVisible();
});

test('a change of the query string only fetches the queries whose variables differ', async () => {
  const { add, navigate, requests } = await openScreen();
  await add();
  requests.length = 0;

  await navigate('/count?step=2&tab=open');
  await navigate('/count?step=2&tab=closed');

  expect(await screen.findByText('Count: 2, total: 1')).toBeVisible();
  expect(requests).toEqual(['count 2']);
});

test('a screen that is opened again fetches all queries again', async () => {
  const { navigate, requests } = await openScreen();
  await navigate('/');
  requests.length = 0;

  await navigate('/count?step=1&tab=open');

  expect(await screen.findByText('Count: 0, total: 0')).toBeVisible();
  expect(requests).toEqual(['count 1', 'total']);
});

test('a failed request keeps the previous data, and a failed first request shows the error page', async () => {
  // React and the router log the error that the screen throws.
  vi.spyOn(console, 'error').mockReturnValue();
  const { add, navigate, setConnection } = await openScreen();

  setConnection(false);
  await add();
  expect(await screen.findByText('Count: 0, total: 0, No connection')).toBeVisible();

  await navigate('/');
  await navigate('/count');
  expect(await screen.findByText('The screen has failed.')).toBeVisible();

  setConnection(true);
  await navigate('/count');
  expect(await screen.findByText('Count: 1, total: 1')).toBeVisible();
});
