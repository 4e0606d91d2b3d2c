import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type LoaderFunction, Outlet } from 'react-router-dom';
import { App } from '../frame/App.tsx';
import { textsLoaded } from '../frame/i18n.ts';
import { LeavePrompt } from '../ui/form/LeavePrompt.tsx';

/** Renders an element at an address, with the texts, theme and toasts of the app, and with the loader of its route. */
export async function renderComponent(element: ReactNode, address = '/', loader?: LoaderFunction) {
  const otherRoutes = { path: '*', element: <main id="content" tabIndex={-1} /> };
  const layout = (
    <>
      <Outlet />
      <LeavePrompt />
    </>
  );
  const route = { path: '/', element, loader, hydrateFallbackElement: null };
  const router = createMemoryRouter(
    [{ element: layout, hydrateFallbackElement: null, children: [route, otherRoutes] }],
    { initialEntries: [address] },
  );

  await textsLoaded;
  await act(async () => render(<App router={router} env="test" />));

  return { router, user: userEvent.setup() };
}
