import { type RouteObject, redirect } from 'react-router-dom';
import { hasOwnSchema, startPath } from '../config.ts';
import { auth } from '../features/auth/index.ts';
import { misc } from '../features/misc/index.ts';
import { getLoginAddress } from '../session/guards.ts';
import { getHomePath, session } from '../session/session.ts';
import { CornerBrand } from '../ui/CornerBrand.tsx';
import { BlankLayout } from './BlankLayout.tsx';
import { NotFoundPage } from './ErrorPage.tsx';
import { LogoLoader } from './LogoLoader.tsx';
import { createRootRoute, createRoutes, isPublic, listScreens } from './screenRoutes.tsx';

/** The routes that need no sign-in. The entry chunk contains them, and no other feature. */
export const publicRoutes: RouteObject[] = [
  createRootRoute([
    {
      path: '/',
      loader: ({ request }) => redirect(resolveStartPath(new URL(request.url))),
      element: <LogoLoader />,
    },
    {
      element: <BlankLayout />,
      children: [
        createRoutes(listScreens(hasOwnSchema ? [misc] : [auth, misc]).filter(isPublic)),
        {
          path: '*',
          handle: { access: 'everyone' },
          element: (
            <>
              <CornerBrand />
              <NotFoundPage />
            </>
          ),
        },
      ],
    },
  ]),
];

/** Returns the address that `/` redirects to. */
export function resolveStartPath(url: URL): string {
  if (hasOwnSchema) return startPath;
  const user = session.get();
  if (!user) return getLoginAddress(url);
  return getHomePath(user) === '/' ? startPath : getHomePath(user);
}
