import { ApolloLink, gql } from '@apollo/client';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { delay, of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { createApolloClient } from '../data/apollo.ts';
import { createLoader } from '../data/loader.ts';
import { loaderContext } from '../data/loaderContext.ts';
import { createRoutes, type Screen } from './screenRoutes.tsx';

const query = gql`
  query Count {
    count
  }
`;

const screen: Screen = {
  feature: 'auth',
  path: '/',
  handle: { access: 'everyone' },
  lazy: async () => ({ element: null }),
  loader: createLoader(({ preloadQuery }) => ({ page: preloadQuery(query) })),
};

/** Opens the screen, and returns the cached data at the time of its first render. */
async function openScreen(link: ApolloLink) {
  const client = createApolloClient(link);
  const router = createMemoryRouter([createRoutes([screen])], {
    getContext: () =>
      new RouterContextProvider(
        new Map([
          [loaderContext, { loadClient: async () => client, getOpenScreen: () => router.state }],
        ]),
      ),
  });
  await expect.poll(() => router.state.initialized).toBe(true);
  expect(router.state.errors).toBeNull();
  return client.readQuery({ query });
}

test('renders a screen when its data is in the cache', async () => {
  const link = new ApolloLink(() => of({ data: { count: 3 } }).pipe(delay(100)));

  expect(await openScreen(link)).toEqual({ count: 3 });
});

test('renders a screen whose query failed, so that the screen can show the error', async () => {
  expect(await openScreen(new ApolloLink(() => throwError(() => new TypeError())))).toBeNull();
});
