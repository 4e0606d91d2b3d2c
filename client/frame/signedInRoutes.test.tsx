import { ApolloLink } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { expect, test } from 'vitest';
import { createBranch } from '../../server/branch.ts';
import { registry } from '../../server/features.ts';
import { createTestServices } from '../../server/test/testApp.ts';
import { createApolloClient } from '../data/apollo.ts';
import { loaderContext } from '../data/loaderContext.ts';
import { signIn } from '../session/session.ts';
import { stubFetch } from '../testing/renderRoute.tsx';
import { textsLoaded } from './i18n.ts';
import { Providers } from './Providers.tsx';
import { createSignedInRoutes, loadFrames } from './signedInRoutes.tsx';

test('shows the frame while the first screen loads', async () => {
  stubFetch(createBranch({ registry, services: createTestServices() }));
  await signIn('admin@demo.com', 'admin', true);
  await textsLoaded;
  const client = createApolloClient(new ApolloLink(() => NEVER));
  const loadClient = async () => client;
  const frames = await loadFrames(loadClient);
  const router = createMemoryRouter(createSignedInRoutes(loadClient, frames), {
    getContext: () =>
      new RouterContextProvider(
        new Map([[loaderContext, { loadClient, getOpenScreen: () => router.state }]]),
      ),
    initialEntries: ['/access-control'],
  });

  render(
    <Providers env="test">
      <RouterProvider router={router} />
    </Providers>,
  );

  expect(router.state.initialized).toBe(false);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
