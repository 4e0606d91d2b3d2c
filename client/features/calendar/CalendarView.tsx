import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import { AgendaView } from './AgendaView.tsx';
import classes from './CalendarPage.module.css';
import { CalendarContext } from './calendarContext.ts';
import { EmptyMonth } from './EmptyDays.tsx';
import { HoursView } from './HoursView.tsx';
import { type CalendarEvent, createItems, type DraggedEvent } from './items.ts';
import { kinds } from './kinds.ts';
import { type Day, localTimeOf, startOfMonth } from './localTime.ts';
import { MonthView } from './MonthView.tsx';
import { SmallMonth } from './SmallMonth.tsx';
import { type Span, toSpan, toWhen } from './spans.ts';
import type { EventActions } from './useEventActions.ts';
import { useFormats } from './useFormats.ts';
import { useKeyboard } from './useKeyboard.ts';
import { usePointer } from './usePointer.ts';
import type { View } from './view.ts';

interface CalendarViewProps {
  view: View;
  day: Day;
  days: Day[];
  label: string;
  /** The events of the days in the view. */
  events: CalendarEvent[];
  /** False while the events of another month are still shown. */
  isComplete: boolean;
  shown: EventKind[];
  actions: EventActions;
  /** The span of the event that is being added. */
  chosen: Span | undefined;
  onShow: (day: Day) => void;
  onShowAll: (kinds: EventKind[]) => void;
  onStep: (by: number) => void;
  onCreate: (span: Span) => void;
}

/**
 * The days of a view with their events, which can be rearranged by pointer and keyboard.
 *
 * `@mantine/schedule` is not used: version 9.6.2 cannot move events by keyboard, and has 30 style
 * rules with a fixed `left`, which do not mirror in right-to-left layouts.
 */
export function CalendarView(props: CalendarViewProps) {
  const { view, day, days, label, events, shown, actions, onShow, onStep, onCreate } = props;
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const isSmall = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<DraggedEvent | null>(null);
  const items = useMemo(() => createItems(events, shown, dragged), [events, shown, dragged]);

  const options = {
    items,
    dragged: dragged?.isDropped ? null : dragged,
    onDragChange: setDragged,
    onCreate,
    async onDrop({ event, span }: DraggedEvent) {
      const before = toSpan(event);
      const isSame =
        before.start === span.start && before.end === span.end && before.isWhole === span.isWhole;
      if (isSame) return setDragged(null);

      // Keeps the event where it was dropped, so that it does not jump back and forth.
      setDragged({ event, span, isDropped: true });
      await actions.move(event, toWhen(span));
      setDragged((now) => (now?.isDropped && now.event.id === event.id ? null : now));
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
    onShow,
    onRemove: ({ event }) => void actions.remove(event),
    announce: (event, span, item) =>
      setAnnouncement(
        t(`announce.${event}`, { title: item?.event.title, when: formats.when(span) }),
      ),
  });

  const month = startOfMonth(day);
  const contextValue = {
    cursor: keyboard.cursor,
    chosen: pointer.chosen ?? keyboard.chosen ?? props.chosen ?? null,
    isOutside: (one: Day) => view === 'month' && startOfMonth(one) !== month,
  };
  const add = () => onCreate({ start: localTimeOf(day), end: localTimeOf(day + 1), isWhole: true });
  const isList = view === 'list' || (view === 'month' && isSmall);

  return (
    <CalendarContext value={contextValue}>
      <p className="fd-sr-only" role="status">
        {announcement}
      </p>
      <p id="calendar-keys" hidden>
        {t('keys')}
      </p>
      <div
        className={classes.view}
        {...(isList ? {} : { ...pointer.handlers, onKeyDown: keyboard.onKeyDown })}
      >
        {view === 'month' && isSmall && (
          <SmallMonth
            label={label}
            days={days}
            day={day}
            items={items}
            onPick={onShow}
            onAdd={add}
          />
        )}
        {view === 'month' && !isSmall && <MonthView label={label} days={days} items={items} />}
        {(view === 'week' || view === 'day') && (
          <HoursView key={view} label={label} days={days} items={items} />
        )}
        {view === 'list' &&
          (items.length > 0 || !props.isComplete ? (
            <AgendaView days={days} items={items} />
          ) : (
            <EmptyMonth
              month={label}
              isFiltered={events.length > 0}
              onAdd={add}
              onShowAll={() => props.onShowAll(kinds)}
            />
          ))}
      </div>
    </CalendarContext>
  );
}
