import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { openedFromScreen, withItem } from '../../ui/itemEditor/useItemEditor.ts';
import { type Block, countTitleLines } from './blocks.ts';
import classes from './EventBlock.module.css';
import type { Item } from './items.ts';
import { kindIcons, kindNames } from './kinds.ts';
import { type Day, minutesPerDay } from './localTime.ts';
import { getFirstDay, getLastDay } from './spans.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { eventParams } from './useEventEditor.ts';

interface EventBlockProps {
  block: Block<Item>;
  day: Day;
}

/** The width in pixels of the button that opens hidden events, at the end of a day. */
export const overflowWidth = 40;

/** An event among the hours of a day. */
export function EventBlock({ block, day }: EventBlockProps) {
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const [search] = useSearchParams();
  const { item, from, to, column, columns, hasOverflow } = block;
  const width = hasOverflow ? `(100% - ${overflowWidth}px)` : '100%';
  const { event, span } = item;
  const kind = kindNames[event.kind];
  const Icon = kindIcons[event.kind];

  return (
    <Link
      id={getFirstDay(span) === day ? `event-${event.id}` : undefined}
      className={classes.block}
      data-event={event.id}
      data-kind={kind}
      data-dragged={item.isDragged || undefined}
      data-short={to - from < 45 || undefined}
      data-low={to - from < 60 || undefined}
      // The position depends on the event, so that a class cannot set it.
      style={{
        insetBlockStart: `${(from / minutesPerDay) * 100}%`,
        blockSize: `max(${((to - from) / minutesPerDay) * 100}% - 2px, 24px)`,
        insetInlineStart: `calc(${width} * ${column / columns} + 2px)`,
        inlineSize: `calc(${width} / ${columns} - 4px)`,
      }}
      to={{ search: withItem(search, eventParams, event.id).toString() }}
      state={openedFromScreen}
      draggable={false}
      preventScrollReset
      aria-describedby="calendar-keys"
      title={event.title}
    >
      <span className="fd-sr-only">
        {t('eventLabel', {
          title: event.title,
          kind: t(`kind.${kind}`),
          when: formats.formatSpan(span),
        })}
      </span>
      {getFirstDay(span) === day && <span className={classes.edge} data-resize="start" />}
      <span className={classes.text}>
        <span
          className={classes.title}
          style={{ WebkitLineClamp: countTitleLines(block) }}
          aria-hidden
        >
          <span>
            <Icon className={classes.icon} size={12} stroke={2.2} aria-hidden />
            <span dir="auto">{event.title}</span>
          </span>
        </span>
        <span className={classes.time} dir="auto" aria-hidden>
          {formats.formatHours(span, day)}
        </span>
        {event.location && (
          <span className={classes.location} dir="auto">
            {event.location}
          </span>
        )}
      </span>
      {getLastDay(span) === day && <span className={classes.edge} data-resize="end" />}
    </Link>
  );
}
