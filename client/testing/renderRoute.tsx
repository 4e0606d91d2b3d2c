import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { notifications } from '@mantine/notifications';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GraphQLSchema, graphql } from 'graphql';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { type Branch, createBranch } from '../../server/branch.ts';
import { createContextFactory, requestContextCreator } from '../../server/context.ts';
import { createGateway } from '../../server/gateway/createGateway.ts';
import type { Upstream } from '../../server/gateway/upstream.ts';
import { createSchema } from '../../server/schema.ts';
import type { Services } from '../../server/services/createServices.ts';
import { executeOn, testServices } from '../../server/testing.ts';
import { createApollo, isSubscription } from '../app/apollo.ts';
import { followSession } from '../app/followSession.ts';
import { textsStarted } from '../app/i18n.ts';
import { Providers } from '../app/Providers.tsx';
import { publicRoutes } from '../app/publicRoutes.tsx';
import { signedInRoutes } from '../app/signedInRoutes.tsx';
import { apolloContext } from '../state/queryLoader.ts';
import { expireSession, isExpired, signIn } from '../state/session.ts';
import { loadComponents } from '../ui/lazyComponent.tsx';
import { readAsset } from './readAsset.ts';
import { watched } from './watched.ts';

export { controlledServices, testServices } from '../../server/testing.ts';

interface Options {
  /** The signed-in account. */
  account?: 'admin' | 'client' | null;
  services?: Services;
  /** The upstream of the gateway. Without it, the gateway has none. */
  upstream?: Upstream;
}

/** Opens a path of the real app on the real schema, with new sample data. Nothing is mocked. */
export async function renderRoute(
  path: string,
  { account = 'admin', services = testServices(), upstream }: Options = {},
) {
  const branch = createBranch({ services });
  const schema = createSchema();
  const contextOf = requestContextCreator(createGateway({ services, main: branch, upstream }));
  const link = ApolloLink.split(
    isSubscription,
    watched(schema, await contextOf({ headers: {} })),
    new SchemaLink({
      schema,
      context: (operation) => contextOf({ headers: operation.getContext().headers ?? {} }),
    }),
  );
  answerFetch(schema, branch);
  await startSession(account);

  const client = createApollo(link);
  const load = async () => client;
  const router = createMemoryRouter([...publicRoutes, ...signedInRoutes(load)], {
    getContext: () => new RouterContextProvider(new Map([[apolloContext, load]])),
    initialEntries: [path],
  });
  onTestFinished(followSession(router, () => client.clearStore()));
  // The toasts of one test would delay those of the next one: only three are shown at a time.
  onTestFinished(() => notifications.clean());

  await textsStarted;
  await act(async () =>
    render(
      <Providers env="test">
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  // Loads all lazy components first: one that suspends during a click never resumes.
  await act(async () => {
    await vi.dynamicImportSettled();
    await loadComponents();
  });
  // The screen itself may still be loading: its code and its queries take as long as the machine is busy.
  await waitFor(() => expect(document.querySelector('[role=status][data-waiting]')).toBeNull());

  return {
    router,
    collections: branch.collections,
    /** Executes a mutation outside of the app, as another client would. */
    execute: (field: string, args: Record<string, unknown>) => executeOn(branch, field, args),
    user: userEvent.setup(),
  };
}

/** Answers `fetch`: runs operations on the schema, and reads files from the disk. */
export function answerFetch(schema: GraphQLSchema, branch: Branch) {
  const contextOf = createContextFactory(branch);

  vi.stubGlobal('fetch', async (address: string, init?: { body: string }) => {
    if (!init) return readAsset(address);
    const { query, variables } = JSON.parse(init.body);
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
  expireSession();
  isExpired.set(false);
  if (account) await signIn(`${account}@demo.com`, account, true);
}
