import { type RouteObject, redirect } from 'react-router-dom';
import { startPath } from '../config.ts';
import { auth } from '../features/auth/index.ts';
import { misc } from '../features/misc/index.ts';
import { homeOf, session } from '../state/session.ts';
import { BlankLayout } from './BlankLayout.tsx';
import { NotFoundPage } from './ErrorPage.tsx';
import { loginBefore } from './guards.ts';
import { LogoLoader } from './LogoLoader.tsx';
import { isOpen, type LoadClient, routesOf, screensOf, shell } from './screenRoutes.tsx';

/** Addresses that answer without a sign-in. The entry holds them, and knows of no other feature. */
export const openRoutes = (loadClient: LoadClient): RouteObject[] => [
  shell([
    {
      path: '/',
      loader: ({ request }) => redirect(startOf(new URL(request.url))),
      element: <LogoLoader />,
    },
    {
      element: <BlankLayout />,
      children: [
        routesOf(screensOf([auth, misc]).filter(isOpen), loadClient),
        {
          path: '*',
          handle: { access: 'everyone' },
          element: <NotFoundPage />,
        },
      ],
    },
  ]),
];

/** Where `/` leads whoever opens it. */
export function startOf(url: URL): string {
  const user = session.get();
  if (!user) return loginBefore(url);
  return homeOf(user) === '/' ? startPath : homeOf(user);
}
