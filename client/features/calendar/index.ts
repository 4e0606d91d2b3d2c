import { IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import type { LoaderFunction } from 'react-router-dom';
import type { Feature } from '../../feature.ts';
import { revalidateOnNewPath } from '../../navigation/revalidateOnNewPath.ts';

const lazy = async () => ({ Component: (await import('./CalendarPage.tsx')).CalendarPage });

const loader: LoaderFunction = async (args) => (await import('./loaders.ts')).calendarLoader(args);

export const calendar: Feature = {
  name: 'calendar',
  routes: [{ path: '/apps/calendar', lazy, loader, shouldRevalidate: revalidateOnNewPath }],
  menu: [{ id: 'calendar', icon: IconCalendarEvent, to: '/apps/calendar' }],
  commands: [{ id: 'addEvent', icon: IconPlus, to: '/apps/calendar?event=new' }],
};
