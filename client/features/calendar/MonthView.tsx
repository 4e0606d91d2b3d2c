// biome-ignore-all lint/a11y/useSemanticElements: events extend over several cells, which is not possible in a table
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell at a time is focusable
import { useRef } from 'react';
import { createBars, placeBars } from './bars.ts';
import { DayCell } from './DayCell.tsx';
import type { Item } from './items.ts';
import type { Day } from './localTime.ts';
import classes from './MonthView.module.css';
import { overlapsDays } from './spans.ts';
import { useBarLines } from './useBarLines.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { useContentSize } from './useContentSize.ts';

interface MonthViewProps {
  label: string;
  days: Day[];
  items: Item[];
}

/** The height of the names of the weekdays in pixels. */
const headerHeight = 32;
/** The minimum height of a week in pixels. */
const minWeekHeight = 112;
/** The height in pixels of a week without its lanes: the border, and the numbers of the days. */
const reservedHeight = 32;

/** The view of a month, with a row for each week. */
export function MonthView({ label, days, items }: MonthViewProps) {
  const formats = useCalendarFormats();
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = useContentSize(ref);
  const countLines = useBarLines(width / 7);
  const weekHeight = Math.max((height - headerHeight) / (days.length / 7), minWeekHeight);
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
        const row = placeBars(bars, weekHeight - reservedHeight, countLines);
        return (
          <div key={first} role="row" className={classes.week}>
            {week.map((day) => (
              <DayCell key={day} day={day} row={row} hasDayNumber />
            ))}
          </div>
        );
      })}
    </div>
  );
}
