import { Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import { AgendaView } from './AgendaView.tsx';
import { CalendarContext } from './calendarContext.ts';
import { EmptyMonth } from './EmptyDays.tsx';
import { HoursView } from './HoursView.tsx';
import { type CalendarEvent, createItems, type EventDrag } from './items.ts';
import { kinds } from './kinds.ts';
import { createLocalTime, type Day, getStartOfMonth } from './localTime.ts';
import { MonthView } from './MonthView.tsx';
import { SmallMonth } from './SmallMonth.tsx';
import { type Span, toEventTime, toSpan } from './spans.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import type { EventActions } from './useEventActions.ts';
import { useKeyboard } from './useKeyboard.ts';
import { usePointer } from './usePointer.ts';
import type { View } from './views.ts';

interface CalendarViewProps {
  view: View;
  day: Day;
  days: Day[];
  label: string;
  /** The events of the days in the view. */
  events: CalendarEvent[];
  /** Whether the events of this month are loaded. Until then, the events of the previous month are shown. */
  isLoaded: boolean;
  shownKinds: EventKind[];
  actions: EventActions;
  /** The span of the new event in the form. */
  newSpan: Span | undefined;
  onOpenDay: (day: Day) => void;
  onShowKinds: (kinds: EventKind[]) => void;
  onStep: (by: number) => void;
  onCreate: (span: Span) => void;
}

/**
 * The days of a view with their events. The user can move and resize events with the pointer and the keyboard.
 *
 * `@mantine/schedule` is not used, because its version 9.6.2 cannot move events by keyboard. It also has 30 style rules
 * with a fixed `left`, which do not adapt to right-to-left layouts.
 */
export function CalendarView(props: CalendarViewProps) {
  const { view, day, days, label, events, shownKinds, actions, onOpenDay, onStep, onCreate } =
    props;
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [announcement, setAnnouncement] = useState('');
  const [drag, setDrag] = useState<EventDrag | null>(null);
  const items = useMemo(() => createItems(events, shownKinds, drag), [events, shownKinds, drag]);

  const options = {
    items,
    drag: drag?.isDropped ? null : drag,
    onDragChange: setDrag,
    onCreate,
    async onDrop({ event, span }: EventDrag) {
      const before = toSpan(event);
      const isUnchanged =
        before.start === span.start && before.end === span.end && before.isAllDay === span.isAllDay;
      if (isUnchanged) return setDrag(null);

      // Shows the event where it was dropped until the mutation is complete. Otherwise, it would jump back first.
      setDrag({ event, span, isDropped: true });
      await actions.move(event, toEventTime(span));
      setDrag((current) => (current?.isDropped && current.event.id === event.id ? null : current));
    },
  };
  const pointer = usePointer(options);
  const keyboard = useKeyboard({
    ...options,
    days,
    day,
    hasHours: view === 'week' || view === 'day',
    firstWeekday: formats.firstWeekday,
    onStep,
    onOpenDay,
    onRemove: ({ event }) => void actions.remove(event),
    announce: (event, span, item) =>
      setAnnouncement(
        t(`announce.${event}`, { title: item?.event.title, when: formats.formatSpan(span) }),
      ),
  });

  const month = getStartOfMonth(day);
  const contextValue = {
    cursor: keyboard.cursor,
    selection: pointer.selection ?? keyboard.selection ?? props.newSpan ?? null,
    isOutsideMonth: (someDay: Day) => view === 'month' && getStartOfMonth(someDay) !== month,
  };
  const addAllDayEvent = () =>
    onCreate({ start: createLocalTime(day), end: createLocalTime(day + 1), isAllDay: true });
  const isList = view === 'list' || (view === 'month' && isNarrow);

  return (
    <CalendarContext value={contextValue}>
      <p className="fd-sr-only" role="status">
        {announcement}
      </p>
      <p id="calendar-keys" hidden>
        {t('keys')}
      </p>
      <Stack
        gap={0}
        flex={1}
        mih={0}
        {...(isList ? {} : { ...pointer.handlers, onKeyDown: keyboard.onKeyDown })}
      >
        {view === 'month' && isNarrow && (
          <SmallMonth
            label={label}
            days={days}
            selectedDay={day}
            items={items}
            onSelectDay={onOpenDay}
            onAdd={addAllDayEvent}
          />
        )}
        {view === 'month' && !isNarrow && <MonthView label={label} days={days} items={items} />}
        {(view === 'week' || view === 'day') && (
          <HoursView key={view} label={label} days={days} items={items} />
        )}
        {view === 'list' &&
          (items.length > 0 || !props.isLoaded ? (
            <AgendaView days={days} items={items} />
          ) : (
            <EmptyMonth
              month={label}
              isFiltered={events.length > 0}
              onAdd={addAllDayEvent}
              onShowAll={() => props.onShowKinds(kinds)}
            />
          ))}
      </Stack>
    </CalendarContext>
  );
}
