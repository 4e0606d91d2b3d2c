import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import { useCalendarPageQuery } from '../../gql/calendar/hooks.ts';
import { useCommittedValue } from '../../state/useCommittedValue.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useUrlParams } from '../../state/useUrlParams.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import classes from './CalendarPage.module.css';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { CalendarView } from './CalendarView.tsx';
import { KindFilter } from './KindFilter.tsx';
import kindClasses from './kinds.module.css';
import { LoadFailure } from './LoadFailure.tsx';
import { type Day, dayLength, dayOf, dayText, localTimeOf, toLocalTime } from './localTime.ts';
import { PlannerScene } from './PlannerScene.tsx';
import { overlapsDays, toSpan } from './spans.ts';
import { useEventActions } from './useEventActions.ts';
import { useEventEditor } from './useEventEditor.ts';
import { type Formats, useFormats } from './useFormats.ts';
import { useKinds } from './useKinds.ts';
import {
  defaults,
  getQueryRange,
  getShownDays,
  readView,
  stepDay,
  today,
  type View,
} from './view.ts';

const EventEditor = lazyComponent(async () => (await import('./EventEditor.tsx')).EventEditor);

/** The calendar at `/apps/calendar`. The URL holds the view, the day and the open event. */
export function CalendarPage() {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const [params, setParams] = useUrlParams(defaults);
  const { view, day } = readView(params);
  const { shown, show } = useKinds();
  const editor = useEventEditor();
  const actions = useEventActions();
  // The days render at once, and the events when they have loaded.
  const { data, previousData, error, refetch } = useCalendarPageQuery({
    variables: useCommittedValue(getQueryRange(day)),
    fetchPolicy: 'cache-and-network',
  });
  const shownData = data ?? previousData;
  if (!shownData && error) throw error;

  const days = getShownDays(view, day, formats.firstWeekday);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const inView = useMemo(
    () => (shownData?.events ?? []).filter((event) => overlapsDays(toSpan(event), first, last)),
    [shownData, first, last],
  );
  const counts = new Map<EventKind, number>();
  for (const { kind } of inView) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const total = inView.filter(({ kind }) => shown.includes(kind)).length;
  const title = formatTitle(view, day, first, last, formats);
  const goTo = (to: Day) => setParams({ date: to === today() ? '' : dayText(to) });
  useTitle(title, t('title'));

  return (
    <div className={`${classes.page} ${kindClasses.kinds}`}>
      <header className={classes.header}>
        <div>
          <h1 className={classes.title}>
            <bdi>{title}</bdi>
          </h1>
          <p className={classes.count}>
            <bdi>{shownData ? t('count', { count: total }) : t('loading')}</bdi>
          </p>
        </div>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => editor.add(nextHour(days.includes(today()) ? today() : day))}
        >
          {t('add')}
        </Button>
      </header>

      <div className={classes.side}>
        <KindFilter shown={shown} counts={counts} onChange={show} />
        <div className={classes.illustration}>
          <PlannerScene />
        </div>
      </div>

      <section className={classes.card} aria-label={title}>
        <CalendarToolbar
          view={view}
          hasToday={days.includes(today())}
          onStep={(by) => goTo(stepDay(view, day, by))}
          onToday={() => goTo(today())}
        />
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        <CalendarView
          view={view}
          day={day}
          days={days}
          label={title}
          events={inView}
          isComplete={data !== undefined}
          shown={shown}
          actions={actions}
          onShow={goTo}
          onShowAll={show}
          onStep={(by) => goTo(stepDay(view, day, by))}
          onCreate={editor.add}
          chosen={editor.isOpen && editor.item === 'new' ? editor.span : undefined}
        />
      </section>

      {editor.isNeeded && (
        <Suspense>
          <EventEditor editor={editor} actions={actions} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns the default span of a new event: the next full hour. */
function nextHour(day: Day) {
  const now = toLocalTime(new Date());
  const hour = Math.min(Math.floor((now - localTimeOf(dayOf(now))) / 60) + 1, dayLength / 60 - 1);
  const start = localTimeOf(day, day === today() ? hour * 60 : 9 * 60);
  return { start, end: start + 60, isWhole: false };
}

function formatTitle(view: View, day: Day, first: Day, last: Day, formats: Formats): string {
  if (view === 'day') return formats.dayFull(day);
  if (view === 'week') return formats.dayRange(first, last);
  return formats.month(day);
}
