import { useTranslation } from 'react-i18next';
import { AgendaView } from './AgendaView.tsx';
import { useCalendarContext } from './calendarContext.ts';
import { EmptyDay } from './EmptyDays.tsx';
import type { Item } from './items.ts';
import { kindNames } from './kinds.ts';
import type { Day } from './localTime.ts';
import classes from './SmallMonth.module.css';
import { overlapsDays } from './spans.ts';
import { useFormats } from './useFormats.ts';
import { today } from './view.ts';

interface SmallMonthProps {
  label: string;
  days: Day[];
  /** The day whose events are listed. */
  day: Day;
  items: Item[];
  onPick: (day: Day) => void;
  onAdd: () => void;
}

const mostDots = 4;

/** A month on a small screen: dots in the days, and the events of one day below. */
export function SmallMonth({ label, days, day, items, onPick, onAdd }: SmallMonthProps) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const { isOutside } = useCalendarContext();
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  const on = (one: Day) => items.filter(({ span }) => overlapsDays(span, one, one));

  return (
    <>
      <table className={classes.month} aria-label={label}>
        <thead>
          <tr>
            {days.slice(0, 7).map((one) => (
              <th key={one} scope="col" className={classes.weekday}>
                {formats.weekday(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => {
                const own = on(one);
                return (
                  <td key={one} className={classes.cell}>
                    <button
                      type="button"
                      className={classes.day}
                      data-today={one === today() || undefined}
                      data-outside={isOutside(one) || undefined}
                      aria-pressed={one === day}
                      aria-label={`${formats.dayFull(one)}, ${t('count', { count: own.length })}`}
                      onClick={() => onPick(one)}
                    >
                      {formats.dayNumber(one)}
                      <span className={classes.dots}>
                        {own.slice(0, mostDots).map(({ id, event }) => (
                          <span
                            key={id}
                            className={classes.dot}
                            data-kind={kindNames[event.kind]}
                          />
                        ))}
                      </span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {on(day).length > 0 ? (
        <AgendaView days={[day]} items={items} />
      ) : (
        <EmptyDay day={formats.dayLong(day)} onAdd={onAdd} />
      )}
    </>
  );
}
