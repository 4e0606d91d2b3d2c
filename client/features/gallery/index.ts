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
import { subjects } from './families.ts';

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

/**
 * The contents of subjects are in `subjects.tsx`, so that the entry chunk does not list seventy
 * folders.
 */
export const gallery: Feature = {
  name: 'gallery',
  routes: subjects.map(
    ({ family, id, to }): ScreenRoute => ({
      path: to,
      texts: [id],
      lazy: async () => {
        const { openSubject } = await import('./subjects.tsx');
        return { Component: await openSubject(family, id) };
      },
    }),
  ),
  menu: subjects.map(({ family, id, to }) =>
    family === id ? { id, to, icon: icons[id] } : { id, to, groupIcon: icons[family] },
  ),
};
