import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { textsLoaded } from '../frame/i18n.ts';
import { Providers } from '../frame/Providers.tsx';

/** Renders an element at an address, with the texts, theme and toasts of the app. */
export async function renderComponent(element: ReactNode, address = '/') {
  const otherRoutes = { path: '*', element: <main id="content" tabIndex={-1} /> };
  const router = createMemoryRouter([{ path: '/', element }, otherRoutes], {
    initialEntries: [address],
  });

  await textsLoaded;
  await act(async () =>
    render(
      <Providers env="test">
        <RouterProvider router={router} />
      </Providers>,
    ),
  );

  return { router, user: userEvent.setup() };
}
