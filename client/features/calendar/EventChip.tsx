import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { openedFromScreen, withItem } from '../../ui/itemEditor/useItemEditor.ts';
import classes from './EventChip.module.css';
import type { Item } from './items.ts';
import { kindIcons, kindNames } from './kinds.ts';
import { isDrawnAsBar, type Span } from './spans.ts';
import { type CalendarFormats, useCalendarFormats } from './useCalendarFormats.ts';
import { eventParams } from './useEventEditor.ts';

interface EventChipProps {
  item: Item;
  /** Whether this chip receives the focus of the event. An event can have several chips. */
  isMain?: boolean;
  isCutAtStart?: boolean;
  isCutAtEnd?: boolean;
  /** The maximum number of lines. */
  lineCount?: number;
}

/** Returns the time in a chip. Empty for an all-day event. */
export function formatChipTime({ start, isAllDay }: Span, formats: CalendarFormats): string {
  return isAllDay ? '' : formats.formatShortTime(start);
}

/** An event in one or more lines: a bar, or a time and a title. */
export function EventChip({
  item,
  isMain = true,
  isCutAtStart,
  isCutAtEnd,
  lineCount = 1,
}: EventChipProps) {
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const [search] = useSearchParams();
  const { event, span } = item;
  const Icon = kindIcons[event.kind];
  const kind = kindNames[event.kind];
  const isBar = isDrawnAsBar(span);
  const time = isCutAtStart ? '' : formatChipTime(span, formats);

  return (
    <Link
      id={isMain ? `event-${event.id}` : undefined}
      className={classes.chip}
      data-event={event.id}
      data-kind={kind}
      data-bar={isBar || undefined}
      data-dragged={item.isDragged || undefined}
      data-cut-start={isCutAtStart || undefined}
      data-cut-end={isCutAtEnd || undefined}
      data-wrap={lineCount > 1 || undefined}
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
      {!isCutAtStart && isBar && <span className={classes.edge} data-resize="start" />}
      <Icon className={classes.icon} size={13} stroke={2} aria-hidden />
      <span className={classes.lines} style={{ WebkitLineClamp: lineCount }} aria-hidden>
        <span className={classes.text}>
          {time && (
            <>
              <span className={classes.time} dir="auto">
                {time}
              </span>{' '}
            </>
          )}
          <span className={classes.title} dir="auto">
            {event.title}
          </span>
        </span>
      </span>
      {!isCutAtEnd && isBar && <span className={classes.edge} data-resize="end" />}
    </Link>
  );
}
