import type { RouteObject } from 'react-router-dom';
import { features } from '../features.ts';
import { BlankLayout } from './BlankLayout.tsx';
import { frameTexts } from './frameTexts.ts';
import { lendTexts } from './i18n.ts';
import { lendParts } from './parts.ts';
import { isBlank, isOpen, type LoadClient, routesOf, screensOf, shell } from './screenRoutes.tsx';

/** What stands around the screens, with the data they share. */
export async function loadFrames(loadClient: LoadClient) {
  const [{ Frame, Frameless }, client] = await Promise.all([import('./Frame.tsx'), loadClient()]);
  return { frame: <Frame client={client} />, frameless: <Frameless client={client} /> };
}

type Frames = Awaited<ReturnType<typeof loadFrames>>;

/**
 * Addresses that need a sign-in: screens in the frame, and blank ones such as a page to print.
 * Where the frames are here already, they are drawn while the first screen is on its way.
 */
export function frameRoutes(loadClient: LoadClient, frames?: Frames): RouteObject[] {
  lendTexts(frameTexts);
  lendParts(features);
  const screens = screensOf(features).filter((screen) => !isOpen(screen));
  const around = (name: keyof Frames) =>
    frames
      ? { element: frames[name] }
      : { lazy: async () => ({ element: (await loadFrames(loadClient))[name] }) };

  return [
    shell([
      {
        ...around('frame'),
        children: [
          routesOf(
            screens.filter((screen) => !isBlank(screen)),
            loadClient,
          ),
        ],
      },
      {
        element: <BlankLayout />,
        children: [
          {
            ...around('frameless'),
            children: [routesOf(screens.filter(isBlank), loadClient)],
          },
        ],
      },
    ]),
  ];
}
