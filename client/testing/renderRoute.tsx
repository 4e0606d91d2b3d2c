import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { notifications } from '@mantine/notifications';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'graphql';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { type Branch, createBranch } from '../../server/branch.ts';
import { createContext } from '../../server/context.ts';
import { crm, registry } from '../../server/features.ts';
import { createGateway } from '../../server/gateway/createGateway.ts';
import { createCallerIdentifier } from '../../server/request/identifyCaller.ts';
import { createSchema } from '../../server/schema.ts';
import type { Services } from '../../server/services/createServices.ts';
import { createGuestContext, createTestServices, executeOn } from '../../server/test/testApp.ts';
import type { Upstream } from '../../server/upstream/createUpstream.ts';
import { createApolloClient, isSubscription } from '../data/apollo.ts';
import { loaderContext } from '../data/loaderContext.ts';
import { addOwnPosition, clearOwnPositions } from '../data/ownChanges.ts';
import { App } from '../frame/App.tsx';
import { textsLoaded } from '../frame/i18n.ts';
import { publicRoutes } from '../frame/publicRoutes.tsx';
import { createSignedInRoutes } from '../frame/signedInRoutes.tsx';
import { handleSessionChanges } from '../session/handleSessionChanges.ts';
import { expireSession, isExpired, signIn } from '../session/session.ts';
import { loadComponents } from '../ui/lazyComponent.tsx';
import { createSubscriptionLink } from './createSubscriptionLink.ts';
import { readAsset } from './readAsset.ts';

export { createControlledServices, createTestServices } from '../../server/test/testApp.ts';

/** The schema of all tests. It has no state. */
const schema = createSchema(crm);

interface Options {
  /** The account that is signed in, or null for a guest. */
  account?: 'admin' | 'client' | null;
  services?: Services;
  /** The upstream server of the gateway. The default is none. */
  upstream?: Upstream;
}

/** Opens a path of the real app on the real schema, with new sample data. Only the network is replaced. */
export async function renderRoute(
  path: string,
  { account = 'admin', services = createTestServices(), upstream }: Options = {},
) {
  // The commands of the new branch have the positions of an earlier test.
  clearOwnPositions();
  const branch = createBranch({ registry, services });
  const gateway = createGateway({ registry, services, main: branch, upstream });
  const identify = createCallerIdentifier(gateway);
  const link = ApolloLink.split(
    isSubscription,
    createSubscriptionLink(schema, createContext(await identify({ headers: {}, query: {} }))),
    new SchemaLink({
      schema,
      async context(operation) {
        const headers = operation.getContext().headers ?? {};
        const context = createContext(await identify({ headers, query: {} }));
        return { ...context, onCommand: addOwnPosition };
      },
    }),
  );
  stubFetch(branch);
  await startSession(account);

  const client = createApolloClient(link);
  const loadClient = async () => client;
  const router = createMemoryRouter([...publicRoutes, ...createSignedInRoutes(loadClient)], {
    getContext: () =>
      new RouterContextProvider(
        new Map([[loaderContext, { loadClient, getOpenScreen: () => router.state }]]),
      ),
    initialEntries: [path],
  });
  onTestFinished(handleSessionChanges(router, () => client.clearStore()));
  // The toasts of this test would delay those of the next test: only three are visible at a time.
  onTestFinished(() => notifications.clean());

  await textsLoaded;
  await act(async () => render(<App router={router} env="test" />));
  // Loads all lazy components before the test acts, so that they render without a fallback.
  await act(async () => {
    await vi.dynamicImportSettled();
    await loadComponents();
  });
  // The code and the queries of the screen may still be loading on a busy machine.
  await waitFor(() => expect(document.querySelector('[role=status][data-placeholder]')).toBeNull());

  return {
    client,
    router,
    gateway,
    collections: branch.collections,
    /** Executes a mutation on the branch as another client, without the app. */
    execute: (field: string, args: Record<string, unknown>) => executeOn(branch, field, args),
    user: userEvent.setup(),
  };
}

/** Stubs `fetch`: executes operations on the schema, and reads files from the disk. */
export function stubFetch(branch: Branch) {
  vi.stubGlobal('fetch', async (address: string, init?: { body: string }) => {
    if (!init) return readAsset(address);
    const { query, variables } = JSON.parse(init.body);
    const contextValue = createGuestContext(branch);
    const result = await graphql({
      schema,
      source: query,
      variableValues: variables,
      contextValue,
    });
    return Response.json(result);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

async function startSession(account: Options['account']) {
  expireSession();
  isExpired.set(false);
  if (account) await signIn(`${account}@demo.com`, account, true);
}
