import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { features } from '../features.ts';
import { BlankLayout } from './BlankLayout.tsx';
import { frameTexts } from './frameTexts.ts';
import { registerTexts } from './i18n.ts';
import { registerParts } from './registerParts.ts';
import { createRoutes, isBlank, isPublic, listScreens, rootRoute } from './screenRoutes.tsx';

type LoadClient = () => Promise<ApolloClient>;

/** Loads the frame around the screens, and the layout of screens without the frame. */
export async function loadFrames(loadClient: LoadClient) {
  const [{ Frame, Frameless }, client] = await Promise.all([import('./Frame.tsx'), loadClient()]);
  return { frame: <Frame client={client} />, frameless: <Frameless client={client} /> };
}

type Frames = Awaited<ReturnType<typeof loadFrames>>;

/**
 * Creates the routes that need a sign-in: screens in the frame, and screens without it, such as a page
 * to print. If the frame is passed, it is visible while the first screen loads.
 */
export function signedInRoutes(loadClient: LoadClient, frames?: Frames): RouteObject[] {
  registerTexts(frameTexts);
  registerParts(features);
  const screens = listScreens(features).filter((screen) => !isPublic(screen));
  const around = (name: keyof Frames) =>
    frames
      ? { element: frames[name] }
      : { lazy: async () => ({ element: (await loadFrames(loadClient))[name] }) };

  return [
    rootRoute([
      {
        ...around('frame'),
        children: [createRoutes(screens.filter((screen) => !isBlank(screen)))],
      },
      {
        element: <BlankLayout />,
        children: [
          {
            ...around('frameless'),
            children: [createRoutes(screens.filter(isBlank))],
          },
        ],
      },
    ]),
  ];
}
