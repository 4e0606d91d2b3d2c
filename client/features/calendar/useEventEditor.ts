import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Span } from './spans.ts';
import { dayOf, dayText, readDay, readWall, wallOf, wallText } from './wall.ts';

/** Marks an address that was reached from the calendar. */
export const opened = 'opened from the calendar';

export type EventEditorState = ReturnType<typeof useEventEditor>;

/** Which event the drawer shows, kept in the URL: `?event=7`, `?event=new&start=…&end=…`, or none. */
export function useEventEditor() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const event = search.get('event');
  const span = spanIn(search);
  const [shown, setShown] = useState({ event, span, isOpen: event !== null, opening: 0 });
  const opener = useRef<Element>(null);
  const closedAt = useRef(0);

  if (event !== null && (!shown.isOpen || event !== shown.event)) {
    setShown({ event, span, isOpen: true, opening: shown.opening + 1 });
  }
  if (event === null && shown.isOpen) setShown({ ...shown, isOpen: false });

  useEffect(() => {
    if (event !== null) opener.current = document.activeElement;
  }, [event]);

  return {
    /** Once opened it stays mounted, so that it can slide out. */
    isNeeded: shown.event !== null,
    isOpen: event !== null,
    /** The event on show, also while it slides out. */
    event: shown.event,
    /** When a new event is to take place. */
    span: shown.span,
    /** Counts openings, so that each one starts afresh. */
    opening: shown.opening,

    add(at: Span) {
      setSearch((current) => withNew(current, at), { state: opened, preventScrollReset: true });
    },

    /** Goes back to the calendar it was opened from, so that the back button does not stop there twice. */
    close() {
      // Going back takes a moment; a second Escape in it would leave the calendar.
      if (Date.now() - closedAt.current < 300) return;
      closedAt.current = Date.now();
      if (state === opened) navigate(-1);
      else {
        setSearch((current) => withEvent(current, null), {
          replace: true,
          preventScrollReset: true,
        });
      }
    },

    returnFocus() {
      const places = [
        document.getElementById(`event-${shown.event}`),
        opener.current === document.body ? null : opener.current,
        document.getElementById('content'),
      ];
      const place = places.find((one) => one?.isConnected);
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
  };
}

/** The same address with another event open. */
export function withEvent(search: URLSearchParams, event: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['start', 'end']) next.delete(name);
  if (event) next.set('event', event);
  else next.delete('event');
  return next;
}

function withNew(search: URLSearchParams, { start, end, isWhole }: Span): URLSearchParams {
  const next = withEvent(search, 'new');
  next.set('start', isWhole ? dayText(dayOf(start)) : wallText(start));
  next.set('end', isWhole ? dayText(dayOf(end)) : wallText(end));
  return next;
}

function spanIn(search: URLSearchParams): Span | undefined {
  const [from, to] = [search.get('start') ?? '', search.get('end') ?? ''];
  const [first, after] = [readDay(from), readDay(to)];
  if (first !== undefined) {
    const end = after !== undefined && after > first ? after : first + 1;
    return { start: wallOf(first), end: wallOf(end), isWhole: true };
  }
  const [start, end] = [readWall(from), readWall(to)];
  if (start === undefined) return undefined;
  return { start, end: end !== undefined && end >= start ? end : start + 60, isWhole: false };
}
