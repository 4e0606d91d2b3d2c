import {
  type Icon,
  IconChartBar,
  IconChecks,
  IconComponents,
  IconForms,
  IconIcons,
  IconLayoutRows,
  IconMap2,
  IconPalette,
  IconPuzzle,
  IconRowInsertBottom,
  IconStairs,
  IconTableRow,
  IconTypography,
} from '@tabler/icons-react';
import type { Feature, ScreenRoute } from '../../feature.ts';
import { subjects } from './subjects.ts';

/** The icons of the menu groups. */
const icons: Record<string, Icon> = {
  typography: IconTypography,
  colors: IconPalette,
  icons: IconIcons,
  components: IconComponents,
  extensions: IconPuzzle,
  formElements: IconForms,
  formLayout: IconLayoutRows,
  formWizard: IconStairs,
  formValidation: IconChecks,
  formRepeater: IconRowInsertBottom,
  table: IconTableRow,
  charts: IconChartBar,
  maps: IconMap2,
};

/** The gallery. `openSubject.tsx` imports the demos, so that the entry chunk does not list seventy folders. */
export const gallery: Feature = {
  name: 'gallery',
  routes: subjects.map(
    ({ menuGroup, id, to }): ScreenRoute => ({
      path: to,
      texts: [id],
      lazy: async () => {
        const { openSubject } = await import('./openSubject.tsx');
        return { Component: await openSubject(menuGroup, id) };
      },
    }),
  ),
  menu: subjects.map(({ menuGroup, id, to }) =>
    menuGroup === id ? { id, to, icon: icons[id] } : { id, to, groupIcon: icons[menuGroup] },
  ),
};
