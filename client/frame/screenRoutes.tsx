import { type RouteObject, redirect } from 'react-router-dom';
import { CodeLoadError } from '../data/failure.ts';
import type { Feature, ScreenRoute } from '../feature.ts';
import { findRedirect } from '../session/guards.ts';
import { BlankLayout } from './BlankLayout.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { loadTexts } from './i18n.ts';
import { LogoLoader } from './LogoLoader.tsx';

/** The route of a screen, with the name of its feature. */
export type Screen = ScreenRoute & { feature: string };

/** Returns the screens of features. */
export const listScreens = (features: Feature[]): Screen[] =>
  features.flatMap(({ name, routes = [] }) =>
    routes.map((route): Screen => ({ ...route, feature: name })),
  );

/** Returns whether a screen is rendered without the frame. */
export const isBlank = ({ handle }: Screen) => handle?.layout === 'blank';

/** Returns whether a screen can be opened without a sign-in. */
export const isPublic = ({ handle }: Screen) => typeof handle?.access === 'string';

/** Creates the parent of all routes, with the first loading indicator and the error page of last resort. */
export const createRootRoute = (children: RouteObject[]): RouteObject => ({
  hydrateFallbackElement: <LogoLoader />,
  errorElement: (
    <BlankLayout>
      <ErrorPage />
    </BlankLayout>
  ),
  children,
});

/** Creates a route with the screens as its children, a loading indicator and an error page. */
export const createRoutes = (screens: Screen[]): RouteObject => ({
  hydrateFallbackElement: <LogoLoader hasLongDelay />,
  errorElement: <ErrorPage />,
  children: screens.map(createRoute),
});

/** Creates the route of a screen. Its data, its code and the texts of its feature load in parallel. */
function createRoute({ feature, texts = [], ...route }: Screen): RouteObject {
  const { lazy, loader, handle } = route;

  return {
    ...route,
    loader: (args, context) => {
      const redirectPath = findRedirect(handle?.access, new URL(args.request.url));
      if (redirectPath) return redirect(redirectPath);
      return typeof loader === 'function' ? loader(args, context) : null;
    },
    lazy:
      typeof lazy === 'function'
        ? async () => {
            try {
              const [screen] = await Promise.all([lazy(), ...[feature, ...texts].map(loadTexts)]);
              return screen;
            } catch (error) {
              throw new CodeLoadError(error);
            }
          }
        : undefined,
  } as RouteObject;
}
