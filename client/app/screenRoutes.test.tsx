import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { createMemoryRouter } from 'react-router-dom';
import { delay, NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { routesOf, type Screen } from './screenRoutes.tsx';

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
  queries: async () => [{ query }],
};

/** The client's cache when the router is about to draw the screen. */
async function open(link: ApolloLink) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const router = createMemoryRouter([routesOf([screen], async () => client)]);
  await expect.poll(() => router.state.initialized, { timeout: 5000 }).toBe(true);
  expect(router.state.errors).toBeNull();
  return client.readQuery({ query });
}

test('a screen is drawn with its data, where that comes quickly', async () => {
  const quick = new ApolloLink(() => of({ data: { count: 3 } }).pipe(delay(100)));

  expect(await open(quick)).toEqual({ count: 3 });
});

test('a screen is drawn without its data, where that takes its time', async () => {
  expect(await open(new ApolloLink(() => NEVER))).toBeNull();
});
