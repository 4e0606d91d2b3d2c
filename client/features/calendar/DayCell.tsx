// biome-ignore-all lint/a11y/useSemanticElements: events reach over cells, which a table cannot draw
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells are, one of them at a time
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Bar } from './bars.ts';
import { useCalendarContext } from './calendarContext.ts';
import classes from './DayCell.module.css';
import { EventChip } from './EventChip.tsx';
import type { Item } from './items.ts';
import { type Day, dayOf, dayText } from './localTime.ts';
import { MoreButton } from './MoreButton.tsx';
import { firstDayOf, overlapsDays } from './spans.ts';
import { useFormats } from './useFormats.ts';
import { today } from './view.ts';

interface DayCellProps {
  day: Day;
  /** The bars of the whole row. The cell draws those that begin in it. */
  bars: Bar<Item>[];
  /** The number of lines that fit. */
  lanes: number;
  /** Whether the cell shows the number of the day, as a link to it. */
  hasNumber: boolean;
}

/** One day in a month view, or above the hours of a week or day view. */
export function DayCell({ day, bars, lanes, hasNumber }: DayCellProps) {
  const { t } = useTranslation('calendar');
  const [search] = useSearchParams();
  const formats = useFormats();
  const { cursor, chosen, isOutside } = useCalendarContext();
  const isToday = day === today();
  const own = bars.filter(({ first, days }) => first <= day && day < first + days);
  const hidden = own.filter(({ lane }) => lane >= lanes).length;

  const toDay = new URLSearchParams(search);
  toDay.set('view', 'day');
  toDay.set('date', dayText(day));

  return (
    <div
      role="gridcell"
      className={classes.day}
      data-day={day}
      data-row="days"
      data-today={isToday || undefined}
      data-outside={isOutside(day) || undefined}
      data-chosen={(chosen?.isWhole && overlapsDays(chosen, day, day)) || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={chosen?.isWhole ? overlapsDays(chosen, day, day) : undefined}
      tabIndex={cursor.isWhole && dayOf(cursor.at) === day ? 0 : -1}
    >
      <span className="fd-sr-only">
        {`${formats.dayFull(day)}, ${t('count', { count: own.length })}`}
      </span>
      {hasNumber && (
        <Link
          className={classes.number}
          to={{ search: toDay.toString() }}
          tabIndex={-1}
          aria-label={formats.dayFull(day)}
        >
          {formats.dayNumber(day)}
        </Link>
      )}
      <div className={classes.events} data-numbered={hasNumber || undefined}>
        {own
          .filter(({ first, lane }) => first === day && lane < lanes)
          .map(({ item, lane, days, isCutAtStart, isCutAtEnd }) => (
            <div
              key={item.id}
              className={classes.bar}
              // Position and width depend on the event: a class cannot set them.
              style={{ insetBlockStart: lane * 26, inlineSize: `calc(${days * 100}% - 4px)` }}
            >
              <EventChip
                item={item}
                isMain={firstDayOf(item.span) === day || isCutAtStart}
                isCutAtStart={isCutAtStart}
                isCutAtEnd={isCutAtEnd}
              />
            </div>
          ))}
        {hidden > 0 && (
          <MoreButton
            className={classes.more}
            style={{ insetBlockStart: lanes * 26 }}
            day={day}
            count={hidden}
            items={own.map(({ item }) => item)}
          />
        )}
      </div>
    </div>
  );
}
