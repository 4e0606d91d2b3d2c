import { createContext, useContext } from 'react';
import type { Day, LocalTime } from './localTime.ts';
import type { Span } from './spans.ts';

/** The position of the keyboard focus. */
export interface Cursor {
  at: LocalTime;
  /** Whether a whole day has the focus, and not an hour. */
  isWhole: boolean;
}

interface CalendarContextValue {
  cursor: Cursor;
  /** The span that a new event would have. */
  chosen: Span | null;
  /** Whether the day belongs to another month and is dimmed. */
  isOutside: (day: Day) => boolean;
}

export const CalendarContext = createContext<CalendarContextValue | null>(null);

export function useCalendarContext(): CalendarContextValue {
  const contextValue = useContext(CalendarContext);
  if (!contextValue) throw new Error('useCalendarContext must be used inside CalendarContext.');
  return contextValue;
}
