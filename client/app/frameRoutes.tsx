import type { RouteObject } from 'react-router-dom';
import { features } from '../features.ts';
import { BlankLayout } from './BlankLayout.tsx';
import { frameTexts } from './frameTexts.ts';
import { lendTexts } from './i18n.ts';
import { lendParts } from './parts.ts';
import { isBlank, isOpen, type LoadClient, routesOf, screensOf, shell } from './screenRoutes.tsx';

/** Addresses that need a sign-in: screens in the frame, and blank ones such as a page to print. */
export function frameRoutes(loadClient: LoadClient): RouteObject[] {
  lendTexts(frameTexts);
  lendParts(features);
  const screens = screensOf(features).filter((screen) => !isOpen(screen));
  const load = () => Promise.all([import('./Frame.tsx'), loadClient()]);

  return [
    shell([
      {
        lazy: async () => {
          const [{ Frame }, client] = await load();
          return { element: <Frame client={client} /> };
        },
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
            lazy: async () => {
              const [{ Frameless }, client] = await load();
              return { element: <Frameless client={client} /> };
            },
            children: [routesOf(screens.filter(isBlank), loadClient)],
          },
        ],
      },
    ]),
  ];
}
