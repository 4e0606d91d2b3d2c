import { IconCalendarEvent } from '@tabler/icons-react';
import type { Feature, ScreenRoute } from '../../feature.ts';

const lazy = async () => ({ Component: (await import('./CalendarPage.tsx')).CalendarPage });

const queries: ScreenRoute['queries'] = async (args) =>
  (await import('./queries.ts')).queries(args);

export const calendar: Feature = {
  name: 'calendar',
  routes: [{ path: '/apps/calendar', lazy, queries }],
  menu: [{ id: 'calendar', icon: IconCalendarEvent, to: '/apps/calendar' }],
};
