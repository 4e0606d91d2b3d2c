import { createContext, useContext } from 'react';
import type { Day, LocalTime } from './localTime.ts';
import type { Span } from './spans.ts';

/** The position of the keyboard focus. */
export interface Cursor {
  time: LocalTime;
  /** Whether a whole day has the focus. Otherwise, a time slot of the day has the focus. */
  isAllDay: boolean;
}

interface CalendarContextValue {
  cursor: Cursor;
  /** The selected span, in which a new event would be created. */
  selection: Span | null;
  /** Returns whether a day of a month view belongs to another month. Such days are dimmed. */
  isOutsideMonth: (day: Day) => boolean;
}

export const CalendarContext = createContext<CalendarContextValue | null>(null);

export function useCalendarContext(): CalendarContextValue {
  const contextValue = useContext(CalendarContext);
  if (!contextValue) throw new Error('useCalendarContext must be used inside CalendarContext.');
  return contextValue;
}
