import { createContext, useContext } from 'react';
import type { Span } from './spans.ts';
import type { Day, Wall } from './wall.ts';

/** Where the keyboard stands among days or hours. */
export interface Cursor {
  at: Wall;
  /** On a day as a whole, not on an hour of it. */
  isWhole: boolean;
}

interface Arranging {
  cursor: Cursor;
  /** What a new event would take. */
  chosen: Span | null;
  /** The month whose days are not greyed; none where every day counts. */
  isOutside: (day: Day) => boolean;
}

/** What all cells of a view have to know. */
export const ArrangingContext = createContext<Arranging | null>(null);

export function useArranging(): Arranging {
  const arranging = useContext(ArrangingContext);
  if (!arranging) throw new Error('A cell stands outside of a calendar.');
  return arranging;
}
