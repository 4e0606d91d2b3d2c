import { Box, Button, Card } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getNow } from '../../data/clock.ts';
import { firstFromLoader } from '../../data/loader.ts';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import { useCalendarPageQuery } from '../../gql/calendar/hooks.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import classes from './CalendarPage.module.css';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { CalendarView } from './CalendarView.tsx';
import kindClasses from './kinds.module.css';
import { LoadFailure } from './LoadFailure.tsx';
import {
  createLocalTime,
  type Day,
  formatDay,
  getDay,
  minutesPerDay,
  toLocalTime,
} from './localTime.ts';
import { SidePanel } from './SidePanel.tsx';
import { overlapsDays, toSpan } from './spans.ts';
import { type CalendarFormats, useCalendarFormats } from './useCalendarFormats.ts';
import { useEventActions } from './useEventActions.ts';
import { useEventEditor } from './useEventEditor.ts';
import { useShownKinds } from './useShownKinds.ts';
import {
  defaultParams,
  getQueryRange,
  getShownDays,
  getToday,
  readView,
  stepDay,
  useCalendarToday,
  type View,
} from './views.ts';

const EventEditor = lazyComponent(async () => (await import('./EventEditor.tsx')).EventEditor);

/** The calendar at `/apps/calendar`. The URL contains the view, the day and the open event. */
export function CalendarPage() {
  // The page moves to the next day at midnight.
  useCalendarToday();
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const [params, setParams] = useUrlParams(defaultParams);
  const { view, day } = readView(params);
  const { shownKinds, setShownKinds } = useShownKinds();
  const editor = useEventEditor();
  const actions = useEventActions();
  // The days are rendered at once, and the events after they are loaded.
  const { data, previousData, error, refetch } = useCalendarPageQuery({
    variables: getQueryRange(day),
    ...firstFromLoader,
  });
  const shownData = data ?? previousData;
  if (!shownData && error) throw error;

  const days = getShownDays(view, day, formats.firstWeekday);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const eventsInView = useMemo(
    () => (shownData?.events ?? []).filter((event) => overlapsDays(toSpan(event), first, last)),
    [shownData, first, last],
  );
  const counts = new Map<EventKind, number>();
  for (const { kind } of eventsInView) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const total = eventsInView.filter(({ kind }) => shownKinds.includes(kind)).length;
  const title = formatTitle(view, day, first, last, formats);
  const openDay = (target: Day) =>
    setParams({ date: target === getToday() ? '' : formatDay(target) });
  useTitle(title, t('title'));

  return (
    <div className={`${classes.page} ${kindClasses.kinds}`}>
      <Box style={{ gridColumn: '1 / -1' }}>
        <PageHeader
          title={title}
          about={shownData ? t('count', { count: total }) : t('loading')}
          action={
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() =>
                editor.openNewEvent(getDefaultSpan(days.includes(getToday()) ? getToday() : day))
              }
            >
              {t('add')}
            </Button>
          }
        />
      </Box>

      <SidePanel shownKinds={shownKinds} counts={counts} onChange={setShownKinds} />

      <Card
        component="section"
        padding={0}
        mod="edge"
        miw={0}
        mih="min(640px, calc(100dvh - 220px))"
        style={{ overflow: 'hidden' }}
        aria-label={title}
      >
        <CalendarToolbar
          view={view}
          hasToday={days.includes(getToday())}
          onStep={(steps) => openDay(stepDay(view, day, steps))}
          onToday={() => openDay(getToday())}
        />
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        <CalendarView
          view={view}
          day={day}
          days={days}
          label={title}
          events={eventsInView}
          isLoaded={data !== undefined}
          shownKinds={shownKinds}
          actions={actions}
          onOpenDay={openDay}
          onShowKinds={setShownKinds}
          onStep={(steps) => openDay(stepDay(view, day, steps))}
          onCreate={editor.openNewEvent}
          newSpan={editor.isOpen && editor.item === 'new' ? editor.span : undefined}
        />
      </Card>

      {editor.isNeeded && (
        <Suspense>
          <EventEditor editor={editor} actions={actions} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns the default span of a new event: the next full hour of today, or 9:00 on another day. */
function getDefaultSpan(day: Day) {
  const now = toLocalTime(getNow());
  const hour = Math.min(
    Math.floor((now - createLocalTime(getDay(now))) / 60) + 1,
    minutesPerDay / 60 - 1,
  );
  const start = createLocalTime(day, day === getToday() ? hour * 60 : 9 * 60);
  return { start, end: start + 60, isAllDay: false };
}

function formatTitle(
  view: View,
  day: Day,
  first: Day,
  last: Day,
  formats: CalendarFormats,
): string {
  if (view === 'day') return formats.formatFullDay(day);
  if (view === 'week') return formats.formatDayRange(first, last);
  return formats.formatMonth(day);
}
