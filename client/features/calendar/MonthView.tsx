// biome-ignore-all lint/a11y/useSemanticElements: events reach over cells, which a table cannot draw
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells are, one of them at a time
import { useEffect, useRef, useState } from 'react';
import { createBars } from './bars.ts';
import { DayCell } from './DayCell.tsx';
import type { Item } from './items.ts';
import type { Day } from './localTime.ts';
import classes from './MonthView.module.css';
import { overlapsDays } from './spans.ts';
import { useFormats } from './useFormats.ts';

interface MonthViewProps {
  label: string;
  days: Day[];
  items: Item[];
}

/** The height of a line, and of the space above and below the lines, in pixels. */
const laneHeight = 26;
const longPress = 58;

export function MonthView({ label, days, items }: MonthViewProps) {
  const formats = useFormats();
  const { ref, lanes } = useLanes(days.length / 7);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );

  return (
    <div ref={ref} role="grid" aria-label={label} className={classes.month} data-scroller>
      <div role="row" className={classes.weekdays}>
        {days.slice(0, 7).map((day) => (
          <div key={day} role="columnheader" className={classes.weekday}>
            {formats.weekday(day)}
          </div>
        ))}
      </div>
      {weeks.map((week) => {
        const [first = 0, last = 0] = [week[0], week.at(-1)];
        const own = items.filter(({ span }) => overlapsDays(span, first, last));
        const bars = createBars(own, week);
        return (
          <div key={first} role="row" className={classes.week}>
            {week.map((day) => (
              <DayCell key={day} day={day} bars={bars} lanes={lanes} hasNumber />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Returns the number of lines that fit in a day. */
function useLanes(weeks: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const lanes = Math.floor(((height - 32) / weeks - longPress) / laneHeight);
  return { ref, lanes: Math.max(lanes, 2) };
}
