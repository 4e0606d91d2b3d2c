import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GraphQLSchema, graphql } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { type Collections, createCollections } from '../../server/collections.ts';
import { contextCreator } from '../../server/context.ts';
import { createSchema } from '../../server/schema.ts';
import { testWorld } from '../../server/testing.ts';
import type { World } from '../../server/world.ts';
import { createApollo, isSubscription } from '../app/apollo.ts';
import { followSession } from '../app/followSession.ts';
import { frameRoutes } from '../app/frameRoutes.tsx';
import { textsStarted } from '../app/i18n.ts';
import { openRoutes } from '../app/openRoutes.tsx';
import { Providers } from '../app/Providers.tsx';
import { expire, isExpired, signIn } from '../state/session.ts';
import { loadParts } from '../ui/lazyPart.tsx';
import { watched } from './watched.ts';

export { drivenWorld, testWorld } from '../../server/testing.ts';

interface Options {
  /** Who is signed in. */
  account?: 'admin' | 'client' | null;
  world?: World;
}

/** Opens a path of the real app against the real schema, on fresh seeds. Nothing is mocked. */
export async function renderRoute(
  path: string,
  { account = 'admin', world = testWorld() }: Options = {},
) {
  const collections = createCollections(world);
  const schema = createSchema();
  const contextOf = contextCreator(collections);
  const link = ApolloLink.split(
    isSubscription,
    watched(schema, { collections }),
    new SchemaLink({
      schema,
      context: (operation) => contextOf({ headers: operation.getContext().headers ?? {} }),
    }),
  );
  answerFetch(schema, collections);
  await startSession(account);

  const client = createApollo(link);
  const load = async () => client;
  const router = createMemoryRouter([...openRoutes(load), ...frameRoutes(load)], {
    initialEntries: [path],
  });
  onTestFinished(followSession(router, () => client.clearStore()));

  await textsStarted;
  await act(async () =>
    render(
      <Providers env="test">
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  // Parts that load late are here first: what suspends while a test clicks never comes back.
  await act(async () => {
    await vi.dynamicImportSettled();
    await loadParts();
  });

  return { router, collections, user: userEvent.setup() };
}

/** What pages ask without Apollo reaches the same schema. */
export function answerFetch(schema: GraphQLSchema, collections: Collections) {
  const contextOf = contextCreator(collections);

  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body);
    const contextValue = contextOf({ headers: {} });
    const answer = await graphql({
      schema,
      source: query,
      variableValues: variables,
      contextValue,
    });
    return Response.json(answer);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

async function startSession(account: Options['account']) {
  expire();
  isExpired.set(false);
  if (account) await signIn(`${account}@demo.com`, account, true);
}
