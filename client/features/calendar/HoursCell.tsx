// biome-ignore-all lint/a11y/useSemanticElements: events extend over several cells, which is not possible in a table
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell at a time is focusable
import { useTranslation } from 'react-i18next';
import { layOutBlocks } from './blocks.ts';
import { useCalendarContext } from './calendarContext.ts';
import { EventBlock, overflowWidth } from './EventBlock.tsx';
import { slotMinutes } from './gridPoints.ts';
import classes from './HoursCell.module.css';
import type { Item } from './items.ts';
import { createLocalTime, type Day, getDay, minutesPerDay } from './localTime.ts';
import { MoreButton } from './MoreButton.tsx';
import { NowLine } from './NowLine.tsx';
import { overlapsDays, type Span } from './spans.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { useCalendarToday } from './views.ts';

interface HoursCellProps {
  day: Day;
  items: Item[];
  /** The maximum number of events side by side. */
  maxColumns: number;
}

/** The cell with the hours of one day. */
export function HoursCell({ day, items, maxColumns }: HoursCellProps) {
  const today = useCalendarToday();
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const { cursor, selection } = useCalendarContext();
  const hasCursor = !cursor.isAllDay && getDay(cursor.time) === day;
  const slot = { start: cursor.time, end: cursor.time + slotMinutes, isAllDay: false };
  const { blocks, overflowGroups } = layOutBlocks(items, day, maxColumns);
  const hasSelection = selection && !selection.isAllDay && overlapsDays(selection, day, day);

  return (
    <div
      role="gridcell"
      className={classes.hours}
      data-day={day}
      data-row="hours"
      data-today={day === today || undefined}
      tabIndex={hasCursor ? 0 : -1}
    >
      <span className="fd-sr-only">
        {`${formats.formatFullDay(day)}, ${t('hours')}, ${t('count', { count: items.length })}`}
      </span>
      {hasCursor && <div className={classes.slot} style={getPosition(slot, day)} />}
      {hasSelection && (
        <div className={classes.selection} style={getPosition(selection, day)}>
          {formats.formatHours(selection, day)}
        </div>
      )}
      {blocks.map((block) => (
        <EventBlock key={block.item.id} block={block} day={day} />
      ))}
      {overflowGroups.map(({ from, to, items: hiddenItems }) => {
        const span = {
          start: createLocalTime(day, from),
          end: createLocalTime(day, to),
          isAllDay: false,
        };
        return (
          <MoreButton
            key={from}
            className={classes.more}
            style={{
              insetBlockStart: `${(from / minutesPerDay) * 100}%`,
              inlineSize: overflowWidth,
            }}
            day={day}
            span={span}
            count={hiddenItems.length}
            items={hiddenItems}
          />
        );
      })}
      {day === today && <NowLine day={day} />}
    </div>
  );
}

/** Returns the position of a span in its day, in percent of the height. */
function getPosition({ start, end }: Span, day: Day) {
  const toPercent = (minutes: number) => `${(minutes / minutesPerDay) * 100}%`;
  return {
    insetBlockStart: toPercent(start - createLocalTime(day)),
    blockSize: toPercent(end - start),
  };
}
