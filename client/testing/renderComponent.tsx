import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { textsStarted } from '../app/i18n.ts';
import { Providers } from '../app/Providers.tsx';

/** Renders a component at a path, with the texts, theme and toasts of the app. */
export async function renderComponent(piece: ReactNode, address = '/') {
  const elsewhere = { path: '*', element: <main id="content" tabIndex={-1} /> };
  const router = createMemoryRouter([{ path: '/', element: piece }, elsewhere], {
    initialEntries: [address],
  });

  await textsStarted;
  await act(async () =>
    render(
      <Providers env="test">
        <RouterProvider router={router} />
      </Providers>,
    ),
  );

  return { router, user: userEvent.setup() };
}
