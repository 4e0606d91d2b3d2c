import { Box, Flex } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AgendaView } from './AgendaView.tsx';
import { useCalendarContext } from './calendarContext.ts';
import { EmptyDay } from './EmptyDays.tsx';
import type { Item } from './items.ts';
import { kindNames } from './kinds.ts';
import type { Day } from './localTime.ts';
import classes from './SmallMonth.module.css';
import { overlapsDays } from './spans.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { useCalendarToday } from './views.ts';

interface SmallMonthProps {
  label: string;
  days: Day[];
  /** The day whose events are listed. */
  selectedDay: Day;
  items: Item[];
  onSelectDay: (day: Day) => void;
  onAdd: () => void;
}

/** The maximum number of dots in a day. */
const maxDots = 4;

/** A month on a small screen: days with a dot for each event, and below the list of events of the selected day. */
export function SmallMonth({
  label,
  days,
  selectedDay,
  items,
  onSelectDay,
  onAdd,
}: SmallMonthProps) {
  const today = useCalendarToday();
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const { isOutsideMonth } = useCalendarContext();
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  const listItems = (day: Day) => items.filter(({ span }) => overlapsDays(span, day, day));

  return (
    <>
      <table className={classes.month} aria-label={label}>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col" className={classes.weekday}>
                {formats.formatWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const dayItems = listItems(day);
                return (
                  <td key={day} className={classes.cell}>
                    <button
                      type="button"
                      className={classes.day}
                      data-today={day === today || undefined}
                      data-outside={isOutsideMonth(day) || undefined}
                      aria-pressed={day === selectedDay}
                      aria-label={`${formats.formatFullDay(day)}, ${t('count', { count: dayItems.length })}`}
                      onClick={() => onSelectDay(day)}
                    >
                      {formats.formatDayNumber(day)}
                      <Flex component="span" gap={2} h={5}>
                        {dayItems.slice(0, maxDots).map(({ id, event }) => (
                          <Box
                            key={id}
                            component="span"
                            w={5}
                            h={5}
                            className={classes.dot}
                            data-kind={kindNames[event.kind]}
                          />
                        ))}
                      </Flex>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {listItems(selectedDay).length > 0 ? (
        <AgendaView days={[selectedDay]} items={items} />
      ) : (
        <EmptyDay day={formats.formatLongDay(selectedDay)} onAdd={onAdd} />
      )}
    </>
  );
}
