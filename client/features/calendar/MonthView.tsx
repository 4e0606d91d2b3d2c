// biome-ignore-all lint/a11y/useSemanticElements: events extend over several cells, which is not possible in a table
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell at a time is focusable
import { useEffect, useRef, useState } from 'react';
import { createBars } from './bars.ts';
import { DayCell } from './DayCell.tsx';
import type { Item } from './items.ts';
import type { Day } from './localTime.ts';
import classes from './MonthView.module.css';
import { overlapsDays } from './spans.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';

interface MonthViewProps {
  label: string;
  days: Day[];
  items: Item[];
}

/** The height of a lane in pixels. */
const laneHeight = 26;
/** The height in pixels above and below the lanes: the number of the day and the button for more events. */
const reservedHeight = 58;

/** The view of a month, with a row for each week. */
export function MonthView({ label, days, items }: MonthViewProps) {
  const formats = useCalendarFormats();
  const { ref, lanes } = useLanes(days.length / 7);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );

  return (
    <div ref={ref} role="grid" aria-label={label} className={classes.month} data-scroller>
      <div role="row" className={classes.weekdays}>
        {days.slice(0, 7).map((day) => (
          <div key={day} role="columnheader" className={classes.weekday}>
            {formats.formatWeekday(day)}
          </div>
        ))}
      </div>
      {weeks.map((week) => {
        const [first = 0, last = 0] = [week[0], week.at(-1)];
        const weekItems = items.filter(({ span }) => overlapsDays(span, first, last));
        const bars = createBars(weekItems, week);
        return (
          <div key={first} role="row" className={classes.week}>
            {week.map((day) => (
              <DayCell key={day} day={day} bars={bars} lanes={lanes} hasDayNumber />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Returns the ref of the view, and the number of lanes that fit in a day. */
function useLanes(weeks: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const lanes = Math.floor(((height - 32) / weeks - reservedHeight) / laneHeight);
  return { ref, lanes: Math.max(lanes, 2) };
}
