// biome-ignore-all lint/a11y/useSemanticElements: events reach over cells, which a table cannot draw
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells are, one of them at a time
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { scrollToCenter } from '../../ui/useCenteredItem.ts';
import { createBars } from './bars.ts';
import { useCalendarContext } from './calendarContext.ts';
import { DayCell } from './DayCell.tsx';
import { HoursCell } from './HoursCell.tsx';
import classes from './HoursView.module.css';
import type { Item } from './items.ts';
import { type Day, dayOf, dayText, localTimeOf } from './localTime.ts';
import { isBar, overlapsDays } from './spans.ts';
import { useFormats } from './useFormats.ts';
import { today } from './view.ts';

interface HoursViewProps {
  label: string;
  days: Day[];
  items: Item[];
}

const hourHeight = 48;
const mostLanes = 4;
/** The minimum width of an event in pixels, and the range of events side by side. */
const column = { width: 80, least: 2, most: 6 };
const gutterWidth = 72;
/** The hour at the top of the view when it opens. */
const firstHour = 7;

/** A week or day view: all-day events at the top, hours below. */
export function HoursView({ label, days, items }: HoursViewProps) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const [search] = useSearchParams();
  const { cursor } = useCalendarContext();
  const scroller = useRef<HTMLDivElement>(null);
  const mostColumns = useMostColumns(scroller, days.length);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const shown = items.filter(({ span }) => overlapsDays(span, first, last));
  const bars = createBars(
    shown.filter(({ span }) => isBar(span)),
    days,
  );
  const needed = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  const lanes = Math.min(needed, mostLanes);
  const lines = Math.max(lanes + (needed > lanes ? 1 : 0), 1);

  const opened = useRef(dayOf(cursor.at));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another height
  useEffect(() => {
    scroller.current?.scrollTo(0, firstHour * hourHeight);
    scrollToCenter(scroller.current, `[data-row="days"][data-day="${opened.current}"]`);
  }, [days.length]);

  const toDay = (day: Day) => {
    const next = new URLSearchParams(search);
    next.set('view', 'day');
    next.set('date', dayText(day));
    return next.toString();
  };

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      className={classes.view}
      data-scroller
      // The number of days, and the width of the column of hours.
      style={{ '--days': days.length, '--gutter': `${gutterWidth}px` } as React.CSSProperties}
    >
      <div className={classes.head} role="rowgroup">
        <div role="row" className={classes.row}>
          <div role="columnheader" className={classes.gutter}>
            <span className="fd-sr-only">{t('time')}</span>
          </div>
          {days.map((day) => (
            <div
              key={day}
              role="columnheader"
              className={classes.day}
              data-today={day === today() || undefined}
            >
              <Link className={classes.name} to={{ search: toDay(day) }}>
                <span className="fd-sr-only">{formats.dayFull(day)}</span>
                <span className={classes.weekday} aria-hidden>
                  {formats.weekday(day)}
                </span>
                <span className={classes.number} aria-hidden>
                  {formats.dayNumber(day)}
                </span>
              </Link>
            </div>
          ))}
        </div>
        <div
          role="row"
          className={`${classes.row} ${classes.whole}`}
          style={{ minBlockSize: lines * 26 + 12 }}
        >
          <div role="rowheader" className={classes.gutter}>
            {t('allDay')}
          </div>
          {days.map((day) => (
            <DayCell key={day} day={day} bars={bars} lanes={lanes} hasNumber={false} />
          ))}
        </div>
      </div>
      <div role="row" className={`${classes.row} ${classes.hours}`}>
        <div role="rowheader" className={classes.gutter}>
          <span className="fd-sr-only">{t('hours')}</span>
          {Array.from({ length: 23 }, (_, index) => (
            <span
              key={localTimeOf(first, index)}
              className={classes.hour}
              style={{ insetBlockStart: (index + 1) * hourHeight }}
              aria-hidden
              dir="auto"
            >
              {formats.hour(localTimeOf(first, (index + 1) * 60))}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <HoursCell
            key={day}
            day={day}
            mostColumns={mostColumns}
            items={shown.filter(({ span }) => !isBar(span) && overlapsDays(span, day, day))}
          />
        ))}
      </div>
    </div>
  );
}

/** Returns the number of events that fit side by side in a day. */
function useMostColumns(scroller: RefObject<HTMLDivElement | null>, days: number): number {
  const [width, setWidth] = useState(0);

  useEffect(() => {
    if (!scroller.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);

  const room = Math.floor((width - gutterWidth) / days / column.width);
  return Math.min(Math.max(room, column.least), column.most);
}
