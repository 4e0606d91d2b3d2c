// biome-ignore-all lint/a11y/useSemanticElements: events extend over several cells, which is not possible in a table
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell at a time is focusable
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { PlacedBars } from './bars.ts';
import { useCalendarContext } from './calendarContext.ts';
import classes from './DayCell.module.css';
import { EventChip } from './EventChip.tsx';
import type { Item } from './items.ts';
import { type Day, formatDay, getDay } from './localTime.ts';
import { MoreButton } from './MoreButton.tsx';
import { getFirstDay, overlapsDays } from './spans.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { useCalendarToday } from './views.ts';

interface DayCellProps {
  day: Day;
  /** The bars of the whole row. The cell renders the bars that begin on its day. */
  row: PlacedBars<Item>;
  /** Whether the cell shows the number of the day, as a link to the day view. */
  hasDayNumber: boolean;
}

/** The cell of a day in a month view, or in the all-day row of a week or day view. */
export function DayCell({ day, row, hasDayNumber }: DayCellProps) {
  const today = useCalendarToday();
  const { t } = useTranslation('calendar');
  const [search] = useSearchParams();
  const formats = useCalendarFormats();
  const { cursor, selection, isOutsideMonth } = useCalendarContext();
  const isToday = day === today;
  const dayBars = row.bars.filter(
    ({ firstDay, dayCount }) => firstDay <= day && day < firstDay + dayCount,
  );
  const hiddenCount = dayBars.filter(({ lineCount }) => lineCount === 0).length;

  const daySearch = new URLSearchParams(search);
  daySearch.set('view', 'day');
  daySearch.set('date', formatDay(day));

  return (
    <div
      role="gridcell"
      className={classes.day}
      data-day={day}
      data-row="days"
      data-today={isToday || undefined}
      data-outside={isOutsideMonth(day) || undefined}
      data-selected={(selection?.isAllDay && overlapsDays(selection, day, day)) || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={selection?.isAllDay ? overlapsDays(selection, day, day) : undefined}
      tabIndex={cursor.isAllDay && getDay(cursor.time) === day ? 0 : -1}
    >
      <span className="fd-sr-only">
        {`${formats.formatFullDay(day)}, ${t('count', { count: dayBars.length })}`}
      </span>
      {hasDayNumber && (
        <Link
          className={classes.number}
          to={{ search: daySearch.toString() }}
          tabIndex={-1}
          aria-label={formats.formatFullDay(day)}
        >
          {formats.formatDayNumber(day)}
        </Link>
      )}
      <div className={classes.events} data-numbered={hasDayNumber || undefined}>
        {dayBars
          .filter(({ firstDay, lineCount }) => firstDay === day && lineCount > 0)
          .map(({ item, top, lineCount, dayCount, isCutAtStart, isCutAtEnd }) => (
            <div
              key={item.id}
              className={classes.bar}
              // The position and the width depend on the event, so that a class cannot set them.
              style={{ insetBlockStart: top, inlineSize: `calc(${dayCount * 100}% - 4px)` }}
            >
              <EventChip
                item={item}
                isMain={getFirstDay(item.span) === day || isCutAtStart}
                isCutAtStart={isCutAtStart}
                isCutAtEnd={isCutAtEnd}
                lineCount={lineCount}
              />
            </div>
          ))}
        {hiddenCount > 0 && (
          <MoreButton
            className={classes.more}
            style={{ insetBlockStart: row.moreTop }}
            day={day}
            count={hiddenCount}
            items={dayBars.map(({ item }) => item)}
          />
        )}
      </div>
    </div>
  );
}
