import { ApolloLink } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { expect, test } from 'vitest';
import { createBranch } from '../../server/branch.ts';
import { createSchema } from '../../server/schema.ts';
import { testServices } from '../../server/testing.ts';
import { apolloContext } from '../state/queryLoader.ts';
import { signIn } from '../state/session.ts';
import { answerFetch } from '../testing/renderRoute.tsx';
import { createApollo } from './apollo.ts';
import { textsStarted } from './i18n.ts';
import { Providers } from './Providers.tsx';
import { loadFrames, signedInRoutes } from './signedInRoutes.tsx';

test('shows the frame while the first screen loads', async () => {
  answerFetch(createSchema(), createBranch({ services: testServices() }));
  await signIn('admin@demo.com', 'admin', true);
  await textsStarted;
  const client = createApollo(new ApolloLink(() => NEVER));
  const load = async () => client;
  const frames = await loadFrames(load);
  const router = createMemoryRouter(signedInRoutes(load, frames), {
    getContext: () => new RouterContextProvider(new Map([[apolloContext, load]])),
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
