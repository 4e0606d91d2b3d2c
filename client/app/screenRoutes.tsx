import type { ApolloClient } from '@apollo/client';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../feature.ts';
import { CodeLoadError } from '../state/failure.ts';
import { BlankLayout } from './BlankLayout.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { refusalOf } from './guards.ts';
import { loadTexts } from './i18n.ts';
import { LogoLoader } from './LogoLoader.tsx';

export type LoadClient = () => Promise<ApolloClient>;

export type Screen = ScreenRoute & { feature: string };

export const screensOf = (features: Feature[]): Screen[] =>
  features.flatMap(({ name, routes = [] }) =>
    routes.map((route): Screen => ({ ...route, feature: name })),
  );

export const isBlank = ({ handle }: Screen) => handle?.layout === 'blank';

/** Whoever has not signed in has no data to wait for. */
export const isOpen = ({ handle }: Screen) => typeof handle?.access === 'string';

/** What every address has around it: a sign that it loads, and a page for when it cannot. */
export const shell = (children: RouteObject[]): RouteObject => ({
  hydrateFallbackElement: <LogoLoader />,
  errorElement: (
    <BlankLayout>
      <ErrorPage />
    </BlankLayout>
  ),
  children,
});

/** Screens, with a sign for the one that loads and a page for the one that fails. */
export const routesOf = (screens: Screen[], loadClient: LoadClient): RouteObject => ({
  hydrateFallbackElement: <LogoLoader isPatient />,
  errorElement: <ErrorPage />,
  children: screens.map((screen) => routeOf(screen, loadClient)),
});

/**
 * For so long a screen whose code is there waits for its data. React keeps a placeholder up for 300 ms
 * once it is drawn, so one for less would only delay what it stands for.
 */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

/** A screen's code, its feature's texts and its first data load side by side. */
function routeOf(
  { queries, feature, texts = [], ...route }: Screen,
  loadClient: LoadClient,
): RouteObject {
  const { lazy, loader, handle } = route;
  let isDrawn = false;
  let drawn: Promise<unknown> | undefined;

  async function ask(args: LoaderFunctionArgs) {
    if (!queries) return;
    const [early, client, { askEarly }] = await Promise.all([
      queries(args),
      loadClient(),
      import('../state/early.ts'),
    ]);
    if (!isDrawn) await Promise.all(early.map((query) => askEarly(client, query)));
  }

  return {
    ...route,
    loader: async (args, context) => {
      const elsewhere = refusalOf(handle?.access, new URL(args.request.url));
      if (elsewhere) return redirect(elsewhere);
      if (!isDrawn) await Promise.race([ask(args).catch(() => null), drawn]);
      return typeof loader === 'function' ? loader(args, context) : null;
    },
    lazy:
      typeof lazy === 'function'
        ? async () => {
            const parts = Promise.all([lazy(), ...[feature, ...texts].map(loadTexts)]).catch(
              (error: unknown) => {
                throw new CodeLoadError(error);
              },
            );
            const draw = () => {
              isDrawn = true;
            };
            drawn = parts
              .then(aMoment)
              .then(draw)
              .catch(() => null);
            const [screen] = await parts;
            return screen;
          }
        : undefined,
  } as RouteObject;
}
