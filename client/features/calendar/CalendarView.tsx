import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import { AgendaView } from './AgendaView.tsx';
import { ArrangingContext } from './arranging.ts';
import classes from './CalendarPage.module.css';
import { EmptyMonth } from './EmptyDays.tsx';
import { HoursView } from './HoursView.tsx';
import { type CalendarEvent, type Held, itemsOf } from './items.ts';
import { kinds } from './kinds.ts';
import { MonthView } from './MonthView.tsx';
import { SmallMonth } from './SmallMonth.tsx';
import { type Span, spanOf, whenOf } from './spans.ts';
import type { EventActions } from './useEventActions.ts';
import { useFormats } from './useFormats.ts';
import { useKeyboard } from './useKeyboard.ts';
import { usePointer } from './usePointer.ts';
import type { View } from './view.ts';
import { type Day, startOfMonth, wallOf } from './wall.ts';

interface CalendarViewProps {
  view: View;
  day: Day;
  days: Day[];
  label: string;
  /** The events that take place on the days shown. */
  events: CalendarEvent[];
  /** Whether these are all, and not what is left of another month. */
  isComplete: boolean;
  shown: EventKind[];
  actions: EventActions;
  /** When the event takes place that is being added. */
  chosen: Span | undefined;
  onShow: (day: Day) => void;
  onShowAll: (kinds: EventKind[]) => void;
  onStep: (by: number) => void;
  onCreate: (span: Span) => void;
}

/**
 * The days of a view with their events, which pointer and keyboard can rearrange.
 *
 * `@mantine/schedule` is not used: version 9.6.2 moves no event by keyboard, and has 30 style rules with a
 * fixed `left`, which do not mirror in right-to-left layouts.
 */
export function CalendarView(props: CalendarViewProps) {
  const { view, day, days, label, events, shown, actions, onShow, onStep, onCreate } = props;
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const isSmall = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [heard, setHeard] = useState('');
  const [inHand, setInHand] = useState<Held | null>(null);
  const items = useMemo(() => itemsOf(events, shown, inHand), [events, shown, inHand]);

  const options = {
    items,
    held: inHand?.isDropped ? null : inHand,
    onHold: setInHand,
    onCreate,
    async onDrop({ event, span }: Held) {
      const before = spanOf(event);
      const isSame =
        before.start === span.start && before.end === span.end && before.isWhole === span.isWhole;
      if (isSame) return setInHand(null);

      // It stays where it was dropped, rather than go back and forth.
      setInHand({ event, span, isDropped: true });
      await actions.move(event, whenOf(span));
      setInHand((now) => (now?.isDropped && now.event.id === event.id ? null : now));
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
    say: (what, span, item) =>
      setHeard(t(`say.${what}`, { title: item?.event.title, when: formats.when(span) })),
  });

  const month = startOfMonth(day);
  const arranging = {
    cursor: keyboard.cursor,
    chosen: pointer.chosen ?? keyboard.chosen ?? props.chosen ?? null,
    isOutside: (one: Day) => view === 'month' && startOfMonth(one) !== month,
  };
  const add = () => onCreate({ start: wallOf(day), end: wallOf(day + 1), isWhole: true });
  const isList = view === 'list' || (view === 'month' && isSmall);

  return (
    <ArrangingContext value={arranging}>
      <p className="fd-sr-only" role="status">
        {heard}
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
    </ArrangingContext>
  );
}
