import { IconLayout } from '@tabler/icons-react';
import type { Feature, ScreenRoute, ScreenSettings } from '../../feature.ts';
import type { LayoutId } from './LayoutPage.tsx';

/** The menu id, the path and the settings of each screen. The settings apply only while the screen is open. */
const screens: [id: LayoutId, to: string, handle: ScreenSettings][] = [
  ['layoutCollapsed', '/page-layout/collapse-menu', { menu: 'collapsed' }],
  ['layoutBoxed', '/page-layout/layout-boxed', { content: 'boxed' }],
  ['layoutWithoutMenu', '/page-layout/without-menu', { menu: 'hidden' }],
  ['layoutEmpty', '/page-layout/layout-empty', {}],
  ['layoutBlank', '/page-layout/layout-blank', { layout: 'blank' }],
];

export const layouts: Feature = {
  name: 'layouts',
  routes: screens.map(
    ([id, path, handle]): ScreenRoute => ({
      path,
      handle,
      lazy: async () => ({
        Component: (await import('./LayoutPage.tsx')).createLayoutPage(id, handle),
      }),
    }),
  ),
  menu: screens.map(([id, to]) => ({ id, to, groupIcon: IconLayout })),
};
