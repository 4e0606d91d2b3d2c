import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { openedFromScreen, withItem } from '../../ui/itemEditor/useItemEditor.ts';
import classes from './AgendaView.module.css';
import type { Item } from './items.ts';
import { kindIcons, kindNames } from './kinds.ts';
import type { Day } from './localTime.ts';
import { getFirstDay, overlapsDays } from './spans.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { eventParams } from './useEventEditor.ts';
import { useCalendarToday } from './views.ts';

interface AgendaViewProps {
  days: Day[];
  items: Item[];
}

/** The minimum number of rows in the first render, enough for a tall window. A deferred render adds the others. */
const initialRowCount = 60;

/** The events of each day, as headings and lists. */
export function AgendaView({ days, items }: AgendaViewProps) {
  const isComplete = useDeferredValue(true, false);
  let rowCount = 0;

  return (
    <div className={classes.agenda} data-scroller>
      {days.map((day) => {
        if (rowCount > initialRowCount && !isComplete) return null;
        const dayItems = items.filter(({ span }) => overlapsDays(span, day, day));
        rowCount += dayItems.length;
        return (
          dayItems.length > 0 && <AgendaDay key={day} day={day} first={days[0]} items={dayItems} />
        );
      })}
    </div>
  );
}

interface AgendaDayProps {
  day: Day;
  /** The first day of the view. */
  first: Day | undefined;
  items: Item[];
}

function AgendaDay({ day, first, items }: AgendaDayProps) {
  const today = useCalendarToday();
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const [search] = useSearchParams();

  return (
    <section className={classes.day}>
      <h2 className={classes.heading} data-today={day === today || undefined}>
        {formats.formatLongDay(day)}
        {day === today && <span className={classes.today}>{t('today')}</span>}
      </h2>
      <ul className={classes.list}>
        {items.map(({ event, span }) => {
          const Icon = kindIcons[event.kind];
          const kind = kindNames[event.kind];
          const isFirst = day === first || day === getFirstDay(span);
          return (
            <li key={event.id} className={classes.event} data-kind={kind}>
              <span className={classes.time} dir="auto">
                {formats.formatHours(span, day)}
              </span>
              <Link
                id={isFirst ? `event-${event.id}` : undefined}
                className={classes.title}
                to={{ search: withItem(search, eventParams, event.id).toString() }}
                state={openedFromScreen}
                preventScrollReset
                dir="auto"
              >
                {event.title}
              </Link>
              <span className={classes.kind}>
                <Icon size={12} stroke={2.2} aria-hidden />
                <span>{t(`kind.${kind}`)}</span>
              </span>
              <span className={classes.location} dir="auto">
                {event.location}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
