// biome-ignore-all lint/a11y/useSemanticElements: events reach over cells, which a table cannot draw
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells are, one of them at a time
import { useTranslation } from 'react-i18next';
import { layOutBlocks } from './blocks.ts';
import { useCalendarContext } from './calendarContext.ts';
import { crowdWidth, EventBlock } from './EventBlock.tsx';
import { slotLength } from './gridPoints.ts';
import classes from './HoursCell.module.css';
import type { Item } from './items.ts';
import { type Day, dayLength, dayOf, localTimeOf } from './localTime.ts';
import { MoreButton } from './MoreButton.tsx';
import { NowLine } from './NowLine.tsx';
import { overlapsDays, type Span } from './spans.ts';
import { useFormats } from './useFormats.ts';
import { today } from './view.ts';

interface HoursCellProps {
  day: Day;
  items: Item[];
  /** The largest number of events side by side. */
  mostColumns: number;
}

/** The hours of one day. */
export function HoursCell({ day, items, mostColumns }: HoursCellProps) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const { cursor, chosen } = useCalendarContext();
  const isHere = !cursor.isWhole && dayOf(cursor.at) === day;
  const slot = { start: cursor.at, end: cursor.at + slotLength, isWhole: false };
  const { blocks, crowds } = layOutBlocks(items, day, mostColumns);
  const isChosen = chosen && !chosen.isWhole && overlapsDays(chosen, day, day);

  return (
    <div
      role="gridcell"
      className={classes.hours}
      data-day={day}
      data-row="hours"
      data-today={day === today() || undefined}
      tabIndex={isHere ? 0 : -1}
    >
      <span className="fd-sr-only">
        {`${formats.dayFull(day)}, ${t('hours')}, ${t('count', { count: items.length })}`}
      </span>
      {isHere && <div className={classes.slot} style={getPosition(slot, day)} />}
      {isChosen && (
        <div className={classes.chosen} style={getPosition(chosen, day)}>
          {formats.hours(chosen, day)}
        </div>
      )}
      {blocks.map((block) => (
        <EventBlock key={block.item.id} block={block} day={day} />
      ))}
      {crowds.map(({ from, to, items: left }) => {
        const span = { start: localTimeOf(day, from), end: localTimeOf(day, to), isWhole: false };
        return (
          <MoreButton
            key={from}
            className={classes.more}
            style={{ insetBlockStart: `${(from / dayLength) * 100}%`, inlineSize: crowdWidth }}
            day={day}
            span={span}
            count={left.length}
            items={left}
          />
        );
      })}
      {day === today() && <NowLine day={day} />}
    </div>
  );
}

/** Returns the position of a span in its day, in percent of the height. */
function getPosition({ start, end }: Span, day: Day) {
  const part = (minutes: number) => `${(minutes / dayLength) * 100}%`;
  return { insetBlockStart: part(start - localTimeOf(day)), blockSize: part(end - start) };
}
