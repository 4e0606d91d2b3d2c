import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { features } from '../features.ts';
import { BlankLayout } from './BlankLayout.tsx';
import { registerTexts, type TextFiles, type Texts } from './i18n.ts';
import { addLoadedEntries } from './menu.ts';
import { registerSharedComponents } from './registerSharedComponents.ts';
import { createRootRoute, createRoutes, isBlank, isPublic, listScreens } from './screenRoutes.tsx';

type LoadClient = () => Promise<ApolloClient>;

/** Loads the elements around screens in the frame and around screens without the frame. */
export async function loadFrames(loadClient: LoadClient) {
  const [{ Frame, FramelessScreen }, client] = await Promise.all([
    import('./Frame.tsx'),
    loadClient(),
  ]);
  await addLoadedEntries(client);
  return { frame: <Frame client={client} />, frameless: <FramelessScreen client={client} /> };
}

type Frames = Awaited<ReturnType<typeof loadFrames>>;

/**
 * Creates the routes that need a sign-in: screens in the frame, and screens without the frame, such as a page to print. If
 * the loaded `frames` are passed, they are visible while the first screen loads.
 */
export function createSignedInRoutes(loadClient: LoadClient, frames?: Frames): RouteObject[] {
  registerTexts(frameTexts);
  registerSharedComponents(features);
  const screens = listScreens(features).filter((screen) => !isPublic(screen));
  const createLayoutRoute = (name: keyof Frames) =>
    frames
      ? { element: frames[name] }
      : { lazy: async () => ({ element: (await loadFrames(loadClient))[name] }) };

  return [
    createRootRoute([
      {
        ...createLayoutRoute('frame'),
        children: [createRoutes(screens.filter((screen) => !isBlank(screen)))],
      },
      {
        element: <BlankLayout />,
        children: [
          {
            ...createLayoutRoute('frameless'),
            children: [createRoutes(screens.filter(isBlank))],
          },
        ],
      },
    ]),
  ];
}

/** The texts of all features, and those in subfolders of `locales`, such as the customizer. */
const frameTexts: TextFiles = import.meta.glob<Texts>(
  [
    '../features/*/locales/**/*.json',
    '../locales/*/*.json',
    // The entry chunk contains the texts of these features.
    '!../features/{auth,misc}/locales/*.json',
  ],
  { import: 'default' },
);
