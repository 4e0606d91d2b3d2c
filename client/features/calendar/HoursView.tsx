// biome-ignore-all lint/a11y/useSemanticElements: events extend over several cells, which is not possible in a table
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell at a time is focusable
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { scrollToCenter } from '../../ui/useCenteredItem.ts';
import { createBars, laneHeight, placeBars } from './bars.ts';
import { hourHeight } from './blocks.ts';
import { useCalendarContext } from './calendarContext.ts';
import { DayCell } from './DayCell.tsx';
import { HoursCell } from './HoursCell.tsx';
import classes from './HoursView.module.css';
import type { Item } from './items.ts';
import { createLocalTime, type Day, formatDay, getDay } from './localTime.ts';
import { isInAllDayRow, overlapsDays } from './spans.ts';
import { useBarLines } from './useBarLines.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { useContentSize } from './useContentSize.ts';
import { useCalendarToday } from './views.ts';

interface HoursViewProps {
  label: string;
  days: Day[];
  items: Item[];
}

/** The height in pixels of the names of the days. */
const namesHeight = 44;
/** The maximum number of lanes in the all-day row. */
const maxLanes = 5;
/** The minimum width of a day in pixels. */
const minDayWidth = 96;
/** The minimum width of an event in pixels, and the limits of the number of events side by side. */
const columnLimits = { width: 80, min: 2, max: 6 };
/** The width in pixels of the column with the hours. */
const gutterWidth = 72;
/** The hour at the top of the view when it opens. */
const firstHour = 7;

/** The view of a week or day, with the all-day events above the hours. */
export function HoursView({ label, days, items }: HoursViewProps) {
  const today = useCalendarToday();
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const [search] = useSearchParams();
  const { cursor } = useCalendarContext();
  const scroller = useRef<HTMLDivElement>(null);
  const { width } = useContentSize(scroller);
  const dayWidth = Math.max((width - gutterWidth) / days.length, minDayWidth);
  const countLines = useBarLines(dayWidth);
  const columnCount = Math.floor(dayWidth / columnLimits.width);
  const maxColumns = Math.min(Math.max(columnCount, columnLimits.min), columnLimits.max);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const visibleItems = items.filter(({ span }) => overlapsDays(span, first, last));
  const bars = createBars(
    visibleItems.filter(({ span }) => isInAllDayRow(span)),
    days,
  );
  const allDayRow = placeBars(bars, maxLanes * laneHeight, countLines);
  const allDayHeight = Math.max(allDayRow.height, laneHeight) + 12;

  const initialDay = useRef(getDay(cursor.time));
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the view changes
  useEffect(() => {
    scroller.current?.scrollTo(0, firstHour * hourHeight);
    scrollToCenter(scroller.current, `[data-row="days"][data-day="${initialDay.current}"]`);
  }, [days.length]);

  const createDaySearch = (day: Day) => {
    const next = new URLSearchParams(search);
    next.set('view', 'day');
    next.set('date', formatDay(day));
    return next.toString();
  };

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      className={classes.view}
      data-scroller
      // The number of days, the width of the column with the hours, and the height of the header.
      style={
        {
          '--days': days.length,
          '--gutter': `${gutterWidth}px`,
          '--header': `${namesHeight + allDayHeight}px`,
        } as React.CSSProperties
      }
    >
      <div className={classes.header} role="rowgroup">
        <div role="row" className={classes.row}>
          <div role="columnheader" className={classes.gutter}>
            <span className="fd-sr-only">{t('time')}</span>
          </div>
          {days.map((day) => (
            <div
              key={day}
              role="columnheader"
              className={classes.day}
              data-today={day === today || undefined}
            >
              <Link className={classes.name} to={{ search: createDaySearch(day) }}>
                <span className="fd-sr-only">{formats.formatFullDay(day)}</span>
                <span className={classes.weekday} aria-hidden>
                  {formats.formatWeekday(day)}
                </span>
                <span className={classes.number} aria-hidden>
                  {formats.formatDayNumber(day)}
                </span>
              </Link>
            </div>
          ))}
        </div>
        <div
          role="row"
          className={`${classes.row} ${classes.allDay}`}
          style={{ minBlockSize: allDayHeight }}
        >
          <div role="rowheader" className={classes.gutter}>
            {t('allDay')}
          </div>
          {days.map((day) => (
            <DayCell key={day} day={day} row={allDayRow} hasDayNumber={false} />
          ))}
        </div>
      </div>
      <div role="row" className={`${classes.row} ${classes.hours}`}>
        <div role="rowheader" className={classes.gutter}>
          <span className="fd-sr-only">{t('hours')}</span>
          {Array.from({ length: 23 }, (_, index) => (
            <span
              key={createLocalTime(first, index)}
              className={classes.hour}
              style={{ insetBlockStart: (index + 1) * hourHeight }}
              aria-hidden
              dir="auto"
            >
              {formats.formatHour(createLocalTime(first, (index + 1) * 60))}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <HoursCell
            key={day}
            day={day}
            maxColumns={maxColumns}
            items={visibleItems.filter(
              ({ span }) => !isInAllDayRow(span) && overlapsDays(span, day, day),
            )}
          />
        ))}
      </div>
    </div>
  );
}
