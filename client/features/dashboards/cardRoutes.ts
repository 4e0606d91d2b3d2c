import { IconCards } from '@tabler/icons-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { MenuEntry, MenuLabel, ScreenRoute } from '../../feature.ts';

/** The label of the menu entry of each card screen, by the last part of its path. */
const menuLabels = {
  // remove-feature blog ecommerce
  basic: 'cardBasic',
  // end blog ecommerce
  advance: 'cardAdvance',
  statistics: 'cardStatistics',
  analytics: 'cardAnalytics',
  action: 'cardActions',
} as const;

export type CardScreen = keyof typeof menuLabels;
const screens = Object.entries(menuLabels) as [CardScreen, MenuLabel][];
const cardPath = (screen: CardScreen) => `/cards/${screen}`;

/** The screens that show cards of each kind. Dashboards do not load their texts. */
export const cardRoutes: ScreenRoute[] = screens.map(([screen]) => ({
  path: cardPath(screen),
  texts: ['dashboards/cards'],
  lazy: async () => ({ Component: (await import('./cardScreens.ts')).cardScreens[screen] }),
  loader: async (args: LoaderFunctionArgs) =>
    (await import('./cardLoaders.ts')).cardLoaders[screen](args),
}));

export const cardMenu: MenuEntry[] = screens.map(([screen, id]) => ({
  section: 'ui',
  groups: ['uiKit', 'card'],
  id,
  icon: IconCards,
  to: cardPath(screen),
}));
